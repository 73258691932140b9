import { mazeOf } from '@labrys/core';
import { decodePng, encodePng } from '@labrys/raster';
import { draw, make, read, recipe, solve, write } from 'labrys';
import { byCommand, bytesOf, drop, hasSharedData, sharedFile } from './files.ts';
import { barriers, expect, openStudio, settled, test } from './studio.ts';

const REQUEST = { width: 12, height: 9, algorithm: 'wilson', ends: 'corners', seed: 3 } as const;

/** Two rooms with a wall between. */
const PARTED = '+--+--+--+--+\n|     |     |\n+  +  +  +  +\n|     |     |\n+--+--+--+--+\n';

/** A drawing in which the middle of one wall has gone. */
function damaged(): { readonly png: Uint8Array; readonly doubts: number } {
  const drawn = draw(make(REQUEST), 'png', { params: { cell: 20 } }) as Uint8Array;
  const { width, height, samples } = decodePng(drawn);
  const pixels = Uint8Array.from(samples);
  const { reading } = read(drawn, 'maze.png', { as: 'drawing' });
  if (reading === undefined) throw new Error('it was not read as a drawing');
  const { u, v } = reading.lattice;
  const at = reading.walls.down.findIndex((closed, i) => closed === 1 && i % 13 > 2 && i % 13 < 12);
  const [x, y] = [at % 13, Math.floor(at / 13)];
  const [top, bottom] = [v[y] as number, v[y + 1] as number];
  for (let row = Math.round(top + 0.32 * (bottom - top)); row < bottom - 0.32 * (bottom - top); row++) {
    const left = Math.round(u[x] as number) - 4;
    pixels.fill(255, 4 * (row * width + left), 4 * (row * width + left + 9));
  }
  const png = encodePng({ width, height, samples: pixels });
  return { png, doubts: read(png, 'maze.png', { as: 'drawing' }).reading?.doubts.length ?? 0 };
}

test.describe('Open', () => {
  test('The empty page says what is read, and has no barriers in either theme.', async ({ studio }) => {
    await openStudio(studio);
    await studio.locator('#stage').press('o');
    await expect(studio.getByRole('heading', { name: 'Drop a maze here' })).toBeVisible();
    await expect(studio.getByText('It stays on this computer.')).toBeVisible();
    expect(await barriers(studio)).toEqual([]);
    await studio.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await barriers(studio)).toEqual([]);
  });

  test('A picture of ours keeps its recipe, so that Make can change it.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    const own = recipe(REQUEST);
    for (const [name, content] of [
      ['maze.svg', draw(make(own), 'svg', { recipe: own })],
      ['maze.png', draw(make(own), 'png', { recipe: own })],
      ['maze.maze.json', write({ maze: make(own), recipe: own }, 'maze-json')],
    ] as const) {
      await drop(studio, name, content);
      await expect(studio.locator('.reading-source')).toContainText(name);
      await expect(studio.getByText('The file keeps its recipe')).toBeVisible();
      await expect(studio.locator('.legend output').first()).toHaveText(String(solve(make(own)).links.length));
      await expect(studio).toHaveURL(/r=/);
    }
    await studio.getByRole('button', { name: 'Make', exact: true }).click();
    await expect(studio.getByLabel('Seed').first()).toHaveValue('3');
  });

  test('A text maze without a way says why, and its parts are joined.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await drop(studio, 'rooms.txt', PARTED);
    const answer = studio.locator('.answer');
    await studio.getByRole('button', { name: /^Finish, cell 1,1/ }).focus();
    await studio.keyboard.press('ArrowRight');
    await expect(answer).toContainText('There is no way. Start and finish lie in separate parts (4 and 4 cells).');
    await answer.getByRole('button', { name: 'Join the parts' }).click();
    await expect(answer.locator('p')).toHaveCount(0);
    await studio.getByRole('button', { name: 'Make', exact: true }).click();
    await expect(studio.getByRole('heading', { name: 'No recipe' })).toBeVisible();
    expect(await barriers(studio)).toEqual([]);
    await studio.getByRole('complementary').getByRole('button', { name: 'New maze' }).click();
    await expect(studio.getByLabel('Seed').first()).not.toHaveValue('');
  });

  test('Text is pasted.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio);
    await studio.evaluate((words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', words);
      window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, PARTED);
    await expect(studio.locator('.reading-source')).toContainText('Pasted text');
  });

  test('A file that is no maze is refused in a sentence, and the maze stays.', async ({ studio }) => {
    await openStudio(studio);
    const title = await studio.locator('.caption-title').textContent();
    await studio.getByRole('button', { name: 'Open', exact: true }).click();
    await studio.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 1, 2]),
    });
    await expect(studio.getByRole('alert')).toContainText('photo.png');
    expect(await barriers(studio)).toEqual([]);
    await studio.getByRole('button', { name: 'Back to the maze' }).click();
    await expect(studio.locator('.caption-title')).toHaveText(title ?? '');
  });

  test('Walls in doubt are ringed and corrected, and the solved picture is that of the command line.', async ({
    studio,
  }) => {
    const { png, doubts } = damaged();
    expect(doubts).toBeGreaterThan(0);
    await openStudio(studio);
    await drop(studio, 'drawn.png', png);
    await expect(studio.getByRole('heading', { name: 'Read as squares, 12 \u00d7 9' })).toBeVisible();
    await expect(studio.locator('.doubt-ring')).toHaveCount(doubts);
    await settled(studio);
    expect(await barriers(studio)).toEqual([]);
    const painted = async (): Promise<Uint8Array> => {
      const coming = studio.waitForEvent('download');
      await studio.locator('.reading-actions').getByRole('button', { name: 'Save solution' }).click();
      return bytesOf(await coming);
    };
    const plain = byCommand('drawn.png', png, 'out.png', (file, out) => ['solve', file, '-o', out]);
    expect(Buffer.compare(await painted(), plain)).toBe(0);
    const { reading } = read(png, 'drawn.png');
    const [doubt] = reading?.doubts ?? [];
    if (doubt === undefined) throw new Error('nothing is in doubt');
    await studio.locator('.doubt-ring').first().click();
    const wanted = doubt.closed ? 'Open' : 'Wall';
    await studio.locator('#doubt-1').getByLabel(wanted).check({ force: true });
    await expect(studio.locator('.doubt-ring').first()).toHaveAttribute('data-settled', 'true');
    const word = doubt.closed ? 'open' : 'closed';
    const corrected = byCommand('drawn.png', png, 'out.png', (file, out) => [
      ...['solve', file, '--correct', `wall:${doubt.x},${doubt.y},${doubt.side}=${word}`, '-o', out],
    ]);
    await expect(async () => expect(Buffer.compare(await painted(), corrected)).toBe(0)).toPass();
    const kept = studio.waitForEvent('download');
    await studio.locator('.reading-actions').getByRole('button', { name: 'Keep as maze' }).click();
    const asMaze = byCommand('drawn.png', png, 'out.maze.json', (file, out) => [
      ...['convert', file, out, '--correct', `wall:${doubt.x},${doubt.y},${doubt.side}=${word}`],
    ]);
    expect(Buffer.compare(await bytesOf(await kept), asMaze)).toBe(0);
  });

  test('A handle wipes between picture and reading, by pointer and by keys.', async ({ studio }) => {
    await openStudio(studio);
    await drop(studio, 'drawn.png', damaged().png);
    const handle = studio.getByRole('slider', { name: 'Picture or reading' });
    await expect(handle).toHaveAttribute('aria-valuenow', '50');
    await settled(studio);
    await handle.focus();
    await studio.keyboard.press('ArrowRight');
    await expect(handle).toHaveAttribute('aria-valuenow', '55');
    const box = (await handle.boundingBox()) as { x: number; y: number; width: number; height: number };
    await studio.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await studio.mouse.down();
    await studio.mouse.move(box.x - 200, box.y, { steps: 5 });
    await studio.mouse.up();
    expect(Number(await handle.getAttribute('aria-valuenow'))).toBeLessThan(50);
  });

  test('Ends of an opened maze are moved, and kept when it is read otherwise.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openStudio(studio);
    await drop(studio, 'drawn.png', damaged().png);
    const start = studio.getByRole('button', { name: /^Start/ });
    await start.focus();
    await studio.keyboard.press('ArrowDown');
    await expect(start).toHaveAccessibleName('Start, cell 0,1');
    await studio.locator('#doubt-1').getByLabel('Wall').check({ force: true });
    await expect(start).toHaveAccessibleName('Start, cell 0,1');
  });

  test('A maze of micromouse is read with its goal.', { tag: '@wide' }, async ({ studio }) => {
    const maze = mazeOf(make({ width: 4, height: 4, seed: 1 }).space, make({ width: 4, height: 4, seed: 1 }).open);
    const file = write({ maze: { ...maze, start: 12, finishes: [6] } }, 'wall-art');
    await openStudio(studio);
    await drop(studio, 'mouse.txt', file);
    const document = read(file, 'mouse.txt');
    await expect(studio.locator('.legend output').first()).toHaveText(String(solve(document.maze).links.length));
  });
});

test.describe('Open, with files of other people', () => {
  test.skip(!hasSharedData, 'there is no shared data');

  for (const [path, steps] of [
    ['images/mazesolving/tiny.png', 15],
    ['images/mazesolving/normal.png', 308],
    ['micromouse/maz256/apec2018.maz', 86],
    ['micromouse/wallart-o/euro84.txt', 63],
  ] as const) {
    test(`${path} is solved in ${steps} steps.`, async ({ studio }) => {
      await openStudio(studio);
      await drop(studio, path.replace(/.*\//, ''), sharedFile(path));
      await expect(studio.locator('.reading')).toBeVisible();
      await expect(studio.locator('.legend output').first()).toHaveText(String(steps));
    });
  }

  test('A photograph is refused with what would help.', { tag: '@wide' }, async ({ studio }) => {
    test.slow(); // it takes some seconds to find out
    await openStudio(studio);
    await drop(studio, 'phone.jpg', sharedFile('images/photos/line-maze-phone.jpg'));
    await expect(studio.getByRole('alert')).toContainText('looks like a photograph', { timeout: 120_000 });
  });
});
