// What browsers and Node share beyond the language, for packages that must run in both.
// A package that includes this file sees neither the DOM nor Node's own types, so neither can slip in.

declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBuffer | ArrayBufferView): string;
}
