// A board in parts, each carved in a way of its own.

import type { SegmentInput } from '@labrys/recipe';
import type { Box } from '@labrys/render';
import { catalogue } from '../../../catalogue/catalogue.ts';
import { NumberField } from '../../../controls/number-field.tsx';
import { Row } from '../../../controls/row.tsx';
import { Select } from '../../../controls/select.tsx';
import { carveOf, type Draft, withAlgorithm, withCarve } from '../../../state/draft.ts';
import { change, sheet } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { noteOf } from '../refused.tsx';

const words = text.make.texture;
type Kind = keyof typeof words.partsOf;

/** Ways of the parts to begin with: they look unlike each other. */
const WAYS = ['backtracker', 'kruskal', 'hunt-kill', 'prim-simple'];

export function PartsRows({ draft }: FoldProps) {
  const carve = carveOf(draft);
  const kind = kindOf(draft);
  const ways = waysOf(draft);
  const set = (wanted: Kind, names: readonly string[]): void => {
    const { bounds } = sheet.value?.facts ?? {};
    if (bounds !== undefined) void change('segments', (old) => withParts(old, wanted, names, bounds));
  };
  const names = kind === 'halves' || kind === 'quarters' ? words.partNames[kind] : ways.map((_, k) => words.region(k));
  return (
    <>
      <Row label={words.parts} for="parts" note={noteOf('segments')}>
        <Select
          id="parts"
          value={kind}
          choices={Object.entries(words.partsOf)
            .filter(([value]) => value !== 'own' || kind === 'own')
            .map(([value, label]) => ({ value, label }))}
          onChange={(value) => set(value as Kind, WAYS)}
        />
      </Row>
      {kind === 'regions' && (
        <Row label={words.regions} for="regions">
          <NumberField
            id="regions"
            value={regionsOf(draft)}
            min={2}
            max={1000}
            onChange={(count) =>
              void change('segments', (old) =>
                withCarve(old, { segments: [{ area: { voronoi: count }, carve: waysOf(old).map(way) }] }),
              )
            }
          />
        </Row>
      )}
      {kind !== 'none' &&
        kind !== 'own' &&
        ways.map((name, k) => (
          <Row key={names[k]} label={names[k] as string} for={`part-${k}`}>
            <Select
              id={`part-${k}`}
              value={kind !== 'regions' && k === ways.length - 1 ? (carve.algorithm ?? 'wilson') : name}
              choices={catalogue.generators
                .filter(({ isMaker }) => isMaker !== true)
                .map(({ name: value, title: label }) => ({ value, label }))}
              onChange={(value) => set(kind, ways.with(k, value))}
            />
          </Row>
        ))}
    </>
  );
}

const way = (algorithm: string): { readonly algorithm: string } => ({ algorithm });

/** Where segments are rectangles as they are made here, what they are; else they are kept as they are. */
function kindOf(draft: Draft): Kind {
  const { segments } = carveOf(draft);
  if (segments === undefined) return 'none';
  const areas = segments.map(({ area }) => area);
  if (areas.length === 1 && 'voronoi' in (areas[0] as object)) return 'regions';
  const areRectangles = areas.every((area) => 'width' in area);
  if (areRectangles && areas.length === 1) return 'halves';
  return areRectangles && areas.length === 3 ? 'quarters' : 'own';
}

/** The generators of the parts; of halves and quarters the last one is that of the whole. */
function waysOf(draft: Draft): readonly string[] {
  const { segments = [], algorithm = 'wilson' } = carveOf(draft);
  const ways = segments.flatMap(({ carve }) => [carve].flat()).map((carve) => carve.algorithm ?? 'wilson');
  return kindOf(draft) === 'regions' ? ways : [...ways, algorithm];
}

function regionsOf(draft: Draft): number {
  const [area] = (carveOf(draft).segments ?? []).map((segment) => segment.area);
  return area !== undefined && 'voronoi' in area ? area.voronoi : 2;
}

/** @param bounds of the board, the same space free on all sides */
function withParts(draft: Draft, kind: Kind, ways: readonly string[], bounds: Box): Draft {
  const bare = withCarve(draft, { segments: undefined });
  if (kind === 'none' || kind === 'own') return bare;
  const [a = 'wilson', b = 'wilson', c = 'wilson', d = 'wilson'] = ways;
  if (kind === 'regions') return withCarve(bare, { segments: [{ area: { voronoi: 6 }, carve: ways.map(way) }] });
  const { x, y } = bounds;
  const [wide, high] = [Math.round(bounds.width / 2), Math.round(bounds.height / 2)];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const midX = Math.round(x + bounds.width / 2);
  const midY = Math.round(y + bounds.height / 2);
  const area = (x0: number, y0: number, width: number, height: number, carve: string): SegmentInput => ({
    area: { x: x0, y: y0, width, height },
    carve: way(carve),
  });
  if (kind === 'halves') {
    const half = area(left, top, midX - left, 2 * high + 2, a);
    return withCarve(withAlgorithm(bare, b), { segments: [half] });
  }
  const segments = [
    area(left, top, midX - left, midY - top, a),
    area(midX, top, wide + 2, midY - top, b),
    area(left, midY, midX - left, high + 2, c),
  ];
  return withCarve(withAlgorithm(bare, d), { segments });
}
