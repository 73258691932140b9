// BMP files for tests, put together so that they share nothing with the reader.

export interface BmpParts {
  readonly width: number;
  readonly height: number;
  readonly depth: 1 | 4 | 8 | 24 | 32;
  readonly topDown: boolean;
  /** Red, green, blue of each entry. */
  readonly palette?: readonly (readonly [number, number, number])[];
  /** Entries, or 0xrrggbb, rows from the top. */
  readonly samples: readonly number[];
}

export function makeBmp({ width, height, depth, topDown, palette = [], samples }: BmpParts): Uint8Array {
  const rowBits = width * depth;
  const rowBytes = 4 * Math.ceil(rowBits / 32);
  const start = 54 + 4 * palette.length;
  const bytes = new Uint8Array(start + rowBytes * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.length, true);
  view.setUint32(10, start, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, topDown ? -height : height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, depth, true);
  view.setUint32(46, palette.length, true);
  palette.forEach(([red, green, blue], i) => {
    bytes.set([blue, green, red, 0], 54 + 4 * i);
  });
  for (let y = 0; y < height; y++) {
    const line = topDown ? y : height - 1 - y;
    let bits = '';
    for (let x = 0; x < width; x++) {
      const sample = samples[y * width + x]!;
      if (depth <= 8) bits += sample.toString(2).padStart(depth, '0');
      else {
        const octets = [sample & 255, (sample >> 8) & 255, sample >> 16, ...(depth === 32 ? [0] : [])];
        bits += octets.map((octet) => octet.toString(2).padStart(8, '0')).join('');
      }
    }
    bits = bits.padEnd(8 * rowBytes, '0');
    for (let i = 0; i < rowBytes; i++) {
      bytes[start + line * rowBytes + i] = Number.parseInt(bits.slice(8 * i, 8 * i + 8), 2);
    }
  }
  return bytes;
}
