import { parseRecipe, type RecipeInput, recipeCode } from '@labrys/recipe';
import type { Page } from '@playwright/test';
import { barriers, expect, inkShare, openStudio, settled, test, wideUnless } from './studio.ts';

const surfaces: readonly (readonly [string, RecipeInput['space']])[] = [
  ['plane', { tiling: 'square', width: 8, height: 8 }],
  ['cylinder', { tiling: 'sigma', topology: 'cylinder', width: 12, height: 6 }],
  ['moebius', { tiling: 'square', topology: 'moebius', width: 24, height: 4 }],
  ['torus', { tiling: 'square', topology: 'torus', width: 16, height: 8 }],
  ['klein', { tiling: 'square', topology: 'klein', width: 18, height: 6 }],
  ['projective', { tiling: 'square', topology: 'projective', width: 8, height: 8 }],
  ['cube', { tiling: 'square', topology: 'cube', width: 4, height: 4, depth: 4 }],
  ['sphere', { tiling: 'theta', topology: 'sphere', rings: 5 }],
  ['tetrahedron', { tiling: 'delta', topology: 'tetrahedron', side: 4 }],
  ['octahedron', { tiling: 'delta', topology: 'octahedron', side: 3 }],
  ['icosahedron', { tiling: 'delta', topology: 'icosahedron', side: 2 }],
  ['levels', { tiling: 'square', width: 5, height: 5, levels: [3] }],
  ['blocks', { tiling: 'square', width: 4, height: 4, levels: [2, 2] }],
  ['weave', { tiling: 'square', width: 8, height: 8, weave: { density: 0.6, tunnel: 1 } }],
];
const CUBE = surfaces[6]?.[1];

/** Surfaces that are drawn with each check. */
const USUAL = ['torus', 'cube'];

/** The address of a board in 3D. */
const hashOf = (space: RecipeInput['space'], place: 'farthest' | 'none' = 'farthest'): string =>
  `#r=${recipeCode(parseRecipe({ space, seed: 7, ends: { place } }))}&v=solid`;

interface Drawn {
  /** Shares of pixels: not paper, and in the colour of the path. */
  readonly ink: number;
  readonly path: number;
  /** Differs for different pictures. */
  readonly sum: number;
}

/** What the canvas shows, drawn anew and read at once, as nothing is kept of a frame. */
async function drawn(page: Page): Promise<Drawn> {
  await settled(page);
  return page.locator('.stage').evaluate((host) => {
    const { stage } = host as HTMLElement & { stage: { pixels(): Uint8Array } };
    const pixels = stage.pixels();
    const token = (name: string): number[] => {
      const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      probe.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
      probe.fillRect(0, 0, 1, 1);
      return [...probe.getImageData(0, 0, 1, 1).data];
    };
    const [paper, pathColour] = [token('paper'), token('path')];
    const isNear = (p: number, colour: number[]): boolean =>
      [0, 1, 2].every((k) => Math.abs((pixels[p + k] as number) - (colour[k] as number)) < 4);
    let [ink, path, sum] = [0, 0, 0];
    for (let p = 0; p < pixels.length; p += 4) {
      if (!isNear(p, paper)) ink++;
      if (isNear(p, pathColour)) path++;
      sum = (31 * sum + (pixels[p] as number)) % 1_000_003;
    }
    const count = pixels.length / 4;
    return { ink: ink / count, path: path / count, sum };
  });
}

test.describe('3D', () => {
  test.use({ viewport: { width: 900, height: 640 } });

  for (const [name, space] of surfaces) {
    test(`The ${name} is drawn as a solid, with its path.`, wideUnless(USUAL, name), async ({ studio }) => {
      await studio.emulateMedia({ reducedMotion: 'reduce' }); // the first turn would show other sides
      await openStudio(studio, hashOf(space));
      const bare = await drawn(studio);
      expect(bare.ink).toBeGreaterThan(0.03);
      await studio.getByLabel('Path').check();
      await expect.poll(async () => (await drawn(studio)).path).toBeGreaterThan(bare.path + 0.0005);
      await studio.getByLabel('Path').uncheck();
      await expect.poll(async () => (await drawn(studio)).sum).toBe(bare.sum);
    });
  }

  test('Where the browser has no WebGL the sheet is shown, and a sentence says why.', async ({ studio }) => {
    await studio.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]): unknown {
          return kind.startsWith('webgl') ? null : Reflect.apply(getContext, this, [kind, ...rest]);
        },
      });
    });
    await openStudio(studio, hashOf({ tiling: 'square', topology: 'torus', width: 16, height: 8 }));
    await expect(studio.getByText('WebGL is off')).toBeVisible();
    expect(await inkShare(studio)).toBeGreaterThan(0.02);
    await studio.keyboard.press('4');
    await studio.getByRole('button', { name: /^Walk inside/ }).click();
    await expect(studio.getByText('WebGL is off')).toBeVisible();
  });

  test('A drag, arrow keys and buttons turn it, and Fit turns it back.', async ({ studio }) => {
    await studio.emulateMedia({ reducedMotion: 'reduce' });
    await openStudio(studio, hashOf(CUBE));
    const seen = new Set([(await drawn(studio)).sum]);
    const first = [...seen][0];
    const turns = [
      async () => {
        await studio.mouse.move(580, 280);
        await studio.mouse.down();
        await studio.mouse.move(640, 300, { steps: 3 });
        await studio.mouse.up();
      },
      () => studio.keyboard.press('ArrowLeft'),
      () => studio.keyboard.press('ArrowDown'),
      () => studio.getByRole('button', { name: 'Turn right' }).click(),
      () => studio.getByRole('button', { name: 'Zoom in' }).click(),
    ];
    for (const turn of turns) {
      await turn();
      const { sum } = await drawn(studio);
      expect(seen.has(sum)).toBe(false);
      seen.add(sum);
    }
    await studio.getByRole('button', { name: 'Fit the whole maze' }).click();
    expect((await drawn(studio)).sum).toBe(first);
  });

  test('Thicker walls take more of the picture.', { tag: '@wide' }, async ({ studio }) => {
    await openStudio(studio, hashOf({ tiling: 'square', topology: 'moebius', width: 24, height: 4 }));
    const thin = await drawn(studio);
    await studio.getByLabel('Walls', { exact: true }).first().fill('0.4');
    expect((await drawn(studio)).sum).not.toBe(thin.sum);
  });

  test('Unfolded it is the sheet of the other views, and the cube says how many faces it has.', {
    tag: '@wide',
  }, async ({ studio }) => {
    await openStudio(studio, hashOf(CUBE));
    await drawn(studio);
    await expect(studio.locator('.caption-title')).toHaveText('Cube, 4 cells an edge');
    await expect(studio.locator('.caption-figures')).toHaveText('Six faces, 96 cells');
    await studio.getByLabel('Unfolded').check({ force: true });
    await settled(studio);
    expect(await inkShare(studio)).toBeGreaterThan(0.02);
  });

  test('A board too large for a solid is shown unfolded, and why stands beside it.', { tag: '@wide' }, async ({
    studio,
  }) => {
    await openStudio(
      studio,
      hashOf({ tiling: 'square', topology: 'cube', width: 101, height: 101, depth: 101 }, 'none'),
    );
    await expect(studio.locator('.panel')).toContainText('61206 cells');
    await settled(studio);
    await expect(studio.getByLabel('Unfolded')).toBeChecked();
  });

  for (const scheme of ['light', 'dark'] as const) {
    test(`It can be used by all, in ${scheme} colours.`, wideUnless(['light'], scheme), async ({ studio }) => {
      await studio.emulateMedia({ colorScheme: scheme });
      await openStudio(studio, hashOf(CUBE));
      await drawn(studio);
      await expect(studio.getByRole('img', { name: /as a solid that can be turned/ })).toBeVisible();
      expect(await barriers(studio)).toEqual([]);
    });
  }
});
