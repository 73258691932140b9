/** An element of an XML document. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** Reads a document and throws if it is not well-formed; knows as much of XML as our pens write. */
export function readXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open: Element[] = [root];
  const token = /<\?xml[^?]*\?>|<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const match = token.exec(source);
    if (match === null) throw new Error(`not well-formed at ${at}: ${source.slice(at, at + 40)}`);
    const [, closes, name, attributes = '', isEmpty, text] = match;
    const inside = open[open.length - 1]!;
    if (closes !== undefined) {
      if (inside.name !== closes) throw new Error(`</${closes}> closes <${inside.name}>`);
      open.pop();
    } else if (name !== undefined) {
      const element: Element = { name, attributes: attributesOf(attributes), children: [], text: '' };
      inside.children.push(element);
      if (isEmpty === '') open.push(element);
    } else if (text !== undefined) {
      inside.text += unescaped(text);
    }
  }
  if (open.length !== 1) throw new Error(`<${open[open.length - 1]!.name}> is not closed`);
  if (root.children.length !== 1) throw new Error(`${root.children.length} root elements`);
  return root.children[0]!;
}

function attributesOf(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of source.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name in attributes) throw new Error(`attribute ${name} stands twice`);
    attributes[name] = unescaped(value);
  }
  return attributes;
}

function unescaped(text: string): string {
  if (/&(?!amp;|lt;|gt;|quot;)/.test(text) || text.includes(']]>')) throw new Error(`not escaped: ${text}`);
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
