import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carve, type Maze, mazeOf, Random, squareSpace, wilson } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { draw, drawLater, pages } from '../../src/index.ts';
import { mazeFrom, smallMaze, wayThrough } from '../mazes.ts';

const hasPdftoppm = ((): boolean => {
  try {
    execFileSync('pdftoppm', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

interface Page {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue. */
  readonly samples: Uint8Array;
}

/** The pages of a document as another program paints them. */
function painted(bytes: Uint8Array, dpi: number): Page[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), bytes);
    const complaints = execFileSync('pdftoppm', ['-r', String(dpi), 'in.pdf', 'page'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(complaints).toBe('');
    const names = readdirSync(folder).filter((name) => name.endsWith('.ppm'));
    return names.sort().map((name) => {
      const file = readFileSync(join(folder, name));
      const [head, width, height] = /^P6\s(\d+)\s(\d+)\s255\s/.exec(file.toString('latin1', 0, 40))!;
      return { width: Number(width), height: Number(height), samples: file.subarray(head.length) };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The box round everything that is not white, in shares of the page. */
function inked({ width, height, samples }: Page): { left: number; top: number; right: number; bottom: number } {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (samples[3 * (y * width + x) + 1]! > 200) continue;
      box.left = Math.min(box.left, x / width);
      box.right = Math.max(box.right, (x + 1) / width);
      box.top = Math.min(box.top, y / height);
      box.bottom = Math.max(box.bottom, (y + 1) / height);
    }
  }
  return box;
}

/** Number of pixels in the colour of the path. */
function redOf({ samples }: Page): number {
  let count = 0;
  for (let i = 0; i < samples.length; i += 3) {
    if (samples[i] === 0xc9 && samples[i + 1] === 0x34 && samples[i + 2] === 0x1c) count++;
  }
  return count;
}

function bareMaze(width: number, height: number, seed = 0): Maze {
  const space = squareSpace(width, height);
  const open = carve(space, wilson, { random: Random.of(seed) });
  return { ...mazeOf(space, open), start: 0, finishes: [width * height - 1] };
}

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('the PDF pen', () => {
  it('gives the same bytes each time', async () => {
    const maze = smallMaze();
    const options = { solution: wayThrough(maze), title: 'Golden', figures: '4 x 3', recipe: '{"seed":1}' };
    const bytes = await drawLater(maze, 'pdf', options);
    expect(await drawLater(smallMaze(), 'pdf', options)).toEqual(bytes);
    expect(latin(bytes as Uint8Array)).not.toContain('D:2026');
  });

  it('keeps the recipe in the document information, where it can be found without a PDF reader', async () => {
    const recipe = JSON.stringify({ seed: 'größe (1) \\ 漢', mask: 'text:\n' });
    const text = latin((await drawLater(smallMaze(), 'pdf', { recipe })) as Uint8Array);
    const object = /\/LabrysRecipe (\d+) 0 R/.exec(text)![1];
    const kept = new RegExp(`\\n${object} 0 obj\\n\\((.*)\\)\\nendobj`).exec(text)![1]!;
    expect(JSON.parse(kept.replace(/\\([\\()])/g, '$1'))).toEqual(JSON.parse(recipe));
  });

  it('is drawn later, and says so where it is asked at once', () => {
    expect(() => draw(smallMaze(), 'pdf')).toThrow(/drawLater/);
  });

  it('refuses paper and numbers of mazes that are not known', async () => {
    await expect(pages([{ maze: smallMaze() }], { paper: 'a3' })).rejects.toThrow(/a4, letter/);
    await expect(pages([{ maze: smallMaze() }], { perPage: 0 })).rejects.toThrow(/1 to 100/);
    await expect(pages([], {})).rejects.toThrow(/no mazes/);
  });

  describe.skipIf(!hasPdftoppm)('as pdftoppm paints it', () => {
    it('fills the page within 15 mm, in the middle, on either paper', async () => {
      for (const [paper, width, height] of [
        ['a4', 210, 297],
        ['letter', 215.9, 279.4],
      ] as const) {
        for (const maze of [bareMaze(6, 6), bareMaze(40, 40), bareMaze(12, 30)]) {
          const bytes = await drawLater(maze, 'pdf', { title: 'A maze', params: { paper } });
          const [page, ...more] = painted(bytes as Uint8Array, 60);
          expect(more).toEqual([]);
          expect(page!.width / 60).toBeCloseTo(width / 25.4, 1);
          expect(page!.height / 60).toBeCloseTo(height / 25.4, 1);
          const { left, top, right, bottom } = inked(page!);
          expect(left * width).toBeGreaterThan(14);
          expect(right * width).toBeLessThan(width - 14);
          expect(top * height).toBeGreaterThan(14);
          expect(bottom * height).toBeLessThan(height - 14);
          expect(Math.abs(left + right - 1) * width).toBeLessThan(3);
          expect(Math.max((right - left) * width, (bottom - top) * height)).toBeGreaterThan(140);
        }
      }
    });

    it('lies on its side for a wide maze', async () => {
      const [page] = painted((await drawLater(bareMaze(60, 40), 'pdf')) as Uint8Array, 30);
      expect(page!.width).toBeGreaterThan(page!.height);
    });

    it('puts many mazes on a page and their solutions on another', async () => {
      const sheets = Array.from({ length: 12 }, (_, seed) => {
        const maze = bareMaze(8, 8, seed);
        return { maze, picture: { solution: wayThrough(maze) } };
      });
      const [questions, answers, ...more] = painted(await pages(sheets, { perPage: 12, answers: true }), 60);
      expect(more).toEqual([]);
      // Finish markers are red too, so the path shows in the difference.
      expect(redOf(answers!)).toBeGreaterThan(redOf(questions!) + 12 * 50);
      const single = await pages(sheets.slice(0, 5), { perPage: 1, answers: true });
      expect(painted(single, 20)).toHaveLength(5 + 2);
    });

    it('draws every kind of board, and words that its fonts do not have', async () => {
      for (const kind of ['masked squares', 'hexagons', 'triangles'] as const) {
        const maze = mazeFrom({ kind, width: 6, height: 5, seed: 3 });
        const params = { distances: 'smooth', solution: 'dots' };
        const bytes = await drawLater(maze, 'pdf', { title: 'Ŝ 漢', solution: wayThrough(maze), params });
        const { left, right } = inked(painted(bytes as Uint8Array, 40)[0]!);
        expect(right - left).toBeGreaterThan(0.3);
      }
    });
  });
});
