import fc from 'fast-check';
import { decode } from 'fast-png';
import { describe, expect, it } from 'vitest';
import { encodeApng, encodePng, Film, type Pixels, pngText, type Rgba, Surface } from '../src/index.ts';

/** A picture of the given colours, drawn at random. */
function picture(width: number, height: number, colours: readonly Rgba[], picks: readonly number[]): Pixels {
  const samples = new Uint8Array(4 * width * height);
  for (let p = 0; p < width * height; p++) samples.set(colours[picks[p % picks.length]! % colours.length]!, 4 * p);
  return { width, height, samples };
}

/** What an independent decoder sees: red, green, blue and opacity of each pixel. */
function seen(bytes: Uint8Array, checkCrc = true): { width: number; height: number; depth: number; samples: number[] } {
  const png = decode(bytes, { checkCrc });
  const { width, height, depth, channels, palette, data } = png;
  const samples: number[] = [];
  const stride = Math.ceil((width * channels * depth) / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const part = (k: number): number => {
        const i = x * channels + k;
        if (depth === 8) return data[y * width * channels + i]!;
        return (data[y * stride + ((i * depth) >> 3)]! >> (8 - depth - ((i * depth) & 7))) & (2 ** depth - 1);
      };
      const values: number[] = Array.from({ length: channels }, (_, k) => part(k));
      if (palette !== undefined) {
        const [r, g, b, a = 255] = palette[values[0]!] as [number, number, number, number?];
        samples.push(r, g, b, a);
      } else if (channels === 1) {
        const grey = (values[0]! * 255) / (2 ** depth - 1);
        samples.push(grey, grey, grey, 255);
      } else samples.push(...values.slice(0, 3), values[3] ?? 255);
    }
  }
  return { width, height, depth, samples };
}

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array;
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, data: bytes.slice(at + 8, at + 8 + view.getUint32(at)) });
  }
  return chunks;
}

/** The pictures of an animated PNG: each frame as a PNG of its own, decoded and laid over the one before. */
function seenFrames(bytes: Uint8Array): { plays: number; frames: { delay: number; samples: number[] }[] } {
  const chunks = chunksOf(bytes);
  const named = (name: string): Uint8Array => chunks.find((one) => one.name === name)!.data;
  const header = named('IHDR');
  const width = new DataView(header.buffer).getUint32(0);
  const frames: { delay: number; samples: number[] }[] = [];
  let shown: number[] = [];
  let control: DataView = new DataView(new ArrayBuffer(26));
  let sequence = 0;
  for (const { name, data } of chunks) {
    const view = new DataView(data.buffer);
    if (name === 'fcTL' || name === 'fdAT') expect(view.getUint32(0)).toBe(sequence++);
    if (name === 'fcTL') control = view;
    if (name !== 'IDAT' && name !== 'fdAT') continue;
    const own = header.slice();
    own.set(new Uint8Array(control.buffer, 4, 8));
    const file = [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)];
    const put = (chunk: string, body: Uint8Array): void => {
      const bare = new Uint8Array(12 + body.length);
      new DataView(bare.buffer).setUint32(0, body.length);
      bare.set(Buffer.from(chunk), 4);
      bare.set(body, 8);
      file.push(bare);
    };
    put('IHDR', own);
    put('PLTE', named('PLTE'));
    put('IDAT', name === 'IDAT' ? data : data.slice(4));
    put('IEND', new Uint8Array(0));
    const picture = seen(Uint8Array.from(Buffer.concat(file)), false);
    const [left, top] = [control.getUint32(12), control.getUint32(16)];
    const before = shown;
    shown = frames.length === 0 ? picture.samples : before.slice();
    for (let y = 0; y < picture.height; y++) {
      const row = picture.samples.slice(4 * y * picture.width, 4 * (y + 1) * picture.width);
      shown.splice(4 * ((top + y) * width + left), row.length, ...row);
    }
    frames.push({ delay: (1000 * control.getUint16(20)) / control.getUint16(22), samples: shown });
  }
  return { plays: new DataView(named('acTL').buffer).getUint32(4), frames };
}

const channel = fc.integer({ min: 0, max: 255 });

describe('encodePng', () => {
  it('writes files in which another decoder sees every pixel, at each depth, with and without opacity', () => {
    const alpha = fc.constantFrom(0, 77, 255, 255, 255);
    const colours = fc.uniqueArray(fc.tuple(channel, channel, channel, alpha), {
      minLength: 1,
      maxLength: 300,
      selector: (colour) => colour.join(),
      size: 'max',
    });
    const size = fc.integer({ min: 1, max: 21 });
    fc.assert(
      fc.property(
        colours,
        size,
        size,
        fc.array(fc.nat(299), { minLength: 441, maxLength: 441 }),
        (all, w, h, picks) => {
          const wanted = picture(w, h, all, picks);
          const bytes = encodePng(wanted, { dpi: 300 });
          const got = seen(bytes);
          expect(got.samples).toEqual([...wanted.samples]);
          const used = new Set(Array.from({ length: w * h }, (_, p) => wanted.samples.slice(4 * p, 4 * p + 4).join()))
            .size;
          expect(got.depth).toBe(used <= 2 ? 1 : used <= 4 ? 2 : used <= 16 ? 4 : 8);
          expect(encodePng(wanted, { dpi: 300 })).toEqual(bytes);
        },
      ),
      { seed: 41, numRuns: 150 },
    );
  });

  it('takes one grey bit a pixel for black and white, in either order', () => {
    const colours: Rgba[] = [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ];
    for (const order of [colours, colours.toReversed()]) {
      const bytes = encodePng(picture(9, 2, order, [0, 1, 1]));
      expect([...bytes.subarray(24, 26)]).toEqual([1, 0]);
      expect(seen(bytes).samples).toEqual([...picture(9, 2, order, [0, 1, 1]).samples]);
    }
  });

  it('writes more than 256 colours as full samples', () => {
    const wanted = {
      width: 20,
      height: 20,
      samples: new Uint8Array(1600).map((_, i) => ((i & 3) === 3 ? 255 : (i * 37) & 255)),
    };
    wanted.samples.forEach((_, i) => {
      if ((i & 3) === 0) wanted.samples[i] = i >> 3;
    });
    const bytes = encodePng(wanted);
    expect([...bytes.subarray(24, 26)]).toEqual([8, 2]);
    expect(seen(bytes).samples).toEqual([...wanted.samples]);
  });

  it('says the size in print and keeps texts, long ones too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.constantFrom(1, 200), (word, times) => {
        const text = word.repeat(times);
        const bytes = encodePng(picture(3, 3, [[1, 2, 3, 255]], [0]), {
          dpi: 300,
          texts: [
            { keyword: 'Title', text: 'x' },
            { keyword: 'labrys-recipe', text },
          ],
        });
        expect(decode(bytes).resolution).toEqual({ x: 11811, y: 11811, unit: 1 });
        expect(pngText(bytes, 'labrys-recipe')).toBe(text);
        expect(pngText(bytes, 'labrys')).toBeNull();
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it('reads texts from damaged files without failing', () => {
    const bytes = encodePng(picture(3, 3, [[1, 2, 3, 255]], [0]), {
      texts: [{ keyword: 'a', text: 'b'.repeat(3000) }],
    });
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), channel, fc.nat(bytes.length), (at, value, length) => {
        const damaged = bytes.slice(0, length);
        if (at < length) damaged[at] = value;
        const text = pngText(damaged, 'a');
        expect(text === null || typeof text === 'string').toBe(true);
      }),
      { seed: 43, numRuns: 500 },
    );
  });

  it('writes these bytes for a small picture, in this release and all its patches', () => {
    const bytes = encodePng(
      picture(
        5,
        2,
        [
          [25, 29, 38, 255],
          [255, 255, 255, 255],
        ],
        [0, 1, 1],
      ),
      { dpi: 96 },
    );
    expect(Buffer.from(bytes).toString('hex')).toMatchInlineSnapshot(
      `"89504e470d0a1a0a0000000d4948445200000005000000020103000000aaa4841e000000097048597300000ec400000ec401952b0e1b00000006504c5445191d26ffffff9c296f5f0000000c49444154789c63c860d8000001ec0119afcb560c0000000049454e44ae426082"`,
    );
  });
});

describe('encodeApng', () => {
  /** Surfaces on which a few rectangles are painted one after the other. */
  const films = fc.array(fc.array(fc.tuple(fc.nat(8), fc.nat(6), fc.nat(8), fc.nat(6), fc.nat(5)), { maxLength: 2 }), {
    minLength: 1,
    maxLength: 6,
  });

  it('writes films in which another decoder sees every picture', () => {
    fc.assert(
      fc.property(films, (changes) => {
        const film = new Film(9, 7);
        const surface = new Surface(9, 7);
        surface.fill(0, 0, 9, 7, [255, 255, 255, 255]);
        const shown: { samples: number[]; delay: number }[] = [];
        for (const rectangles of changes) {
          for (const [x, y, x1, y1, k] of rectangles) surface.fill(x, y, x1, y1, [k * 40, 99, 255 - k, 255]);
          const samples = [...surface.samples];
          const last = shown[shown.length - 1];
          if (last !== undefined && last.samples.join() === samples.join()) last.delay += 50;
          else shown.push({ samples, delay: 50 });
          film.add(surface, 50);
        }
        const seen = seenFrames(encodeApng(film, 3));
        expect(seen.plays).toBe(3);
        expect(seen.frames).toEqual(shown);
      }),
      { seed: 44, numRuns: 100 },
    );
  });

  it('shows colours beyond the palette as the nearest there is', () => {
    const film = new Film(4, 1, 2);
    const surface = new Surface(4, 1);
    for (const [x, grey] of [0, 255, 30, 200].entries()) surface.fill(x, 0, x + 1, 1, [grey, grey, grey, 255]);
    film.add(surface, 10);
    expect([...film.frames[0]!.indices]).toEqual([0, 1, 0, 1]);
  });
});
