// What we use of gifenc, which has no types. Node sees a CommonJS module, bundlers the names themselves.

declare module 'gifenc' {
  interface Encoder {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: readonly (readonly number[])[];
        readonly transparent?: boolean;
        readonly transparentIndex?: number;
        readonly delay: number;
        readonly repeat: number;
        readonly dispose: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export const GIFEncoder: (() => Encoder) | undefined;
  const module: { readonly GIFEncoder: () => Encoder };
  export default module;
}
