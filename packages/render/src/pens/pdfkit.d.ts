// Parts of pdfkit that its published types leave out.

declare module 'pdfkit/output' {
  export function toBytes(document: unknown): Promise<Uint8Array<ArrayBuffer>>;
}

declare module 'pdfkit/standard-fonts/Helvetica' {
  const font: unknown;
  export default font;
}

declare module 'pdfkit/standard-fonts/TimesItalic' {
  const font: unknown;
  export default font;
}
