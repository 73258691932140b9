/** Characters that no XML 1.0 document may hold, even escaped. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as XML character data or as an attribute value in double quotes; what XML forbids becomes U+FFFD. */
export function xmlText(text: string): string {
  return withEntities(text.replace(FORBIDDEN, '\ufffd')).replaceAll('"', '&quot;');
}

/** JSON as XML character data: what XML forbids is written as JSON escapes, so that it reads back the same. */
export function xmlJson(json: string): string {
  return withEntities(json.replace(FORBIDDEN, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

function withEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
