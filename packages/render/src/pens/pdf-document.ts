/// <reference path="./pdfkit.d.ts" />

/** An object of the file that others point to. */
interface PdfReference {
  write(chunk: string | Uint8Array): void;
  end(): void;
}

/** What we use of a pdfkit document; its own types are Node's, and we run in browsers as well. */
export interface PdfDocument {
  readonly page: { readonly xobjects: Record<string, PdfReference> };
  addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this;
  ref(data: Readonly<Record<string, unknown>>): PdfReference;
  addContent(content: string): this;
  font(name: string): this;
  fontSize(size: number): this;
  fillColor(colour: string): this;
  widthOfString(text: string): number;
  text(text: string, x: number, y: number, options: { readonly lineBreak: boolean; readonly baseline: string }): this;
  end(): void;
}

interface PdfkitModule {
  readonly default: new (options: Readonly<Record<string, unknown>>) => PdfDocument;
  /** In browsers only: Node finds the fonts by itself. */
  readonly registerStdFonts?: (...fonts: readonly unknown[]) => void;
}

/** All documents are dated alike: what is in them depends on what was asked for alone. */
const DATE = Date.UTC(2000, 0, 1);

/** A document and a way to its bytes, once it has ended. */
export interface PdfFile {
  readonly document: PdfDocument;
  bytes(): Promise<Uint8Array<ArrayBuffer>>;
}

/** An empty document. pdfkit, which is large, is loaded when the first one is made. */
export async function pdfFile(title: string, recipe: string | undefined): Promise<PdfFile> {
  const [loaded, { toBytes }, helvetica, timesItalic] = await Promise.all([
    import('pdfkit'),
    import('pdfkit/output'),
    import('pdfkit/standard-fonts/Helvetica'),
    import('pdfkit/standard-fonts/TimesItalic'),
  ]);
  const pdfkit = loaded as unknown as PdfkitModule;
  if ('registerStdFonts' in pdfkit) pdfkit.registerStdFonts(helvetica.default, timesItalic.default);
  const info = {
    Title: title,
    Producer: 'Labrys',
    Creator: 'Labrys',
    CreationDate: new Date(DATE),
    ...(recipe === undefined ? {} : { LabrysRecipe: ascii(recipe) }),
  };
  const document = new pdfkit.default({ autoFirstPage: false, compress: false, pdfVersion: '1.4', font: null, info });
  return {
    document,
    bytes: () => {
      const bytes = toBytes(document);
      document.end();
      return bytes;
    },
  };
}

/** JSON with letters beyond ASCII as escapes, so that it stands in the file as it is. */
function ascii(json: string): string {
  return json.replace(/[^\u0020-\u007e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
