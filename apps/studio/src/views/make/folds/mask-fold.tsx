// What cuts the board to shape: a word, a shape, a picture, or a drawing by hand.

import type { MaskInput } from '@labrys/recipe';
import { useRef, useState } from 'preact/hooks';
import { Check } from '../../../controls/check.tsx';
import { Row } from '../../../controls/row.tsx';
import { Select } from '../../../controls/select.tsx';
import { Slider } from '../../../controls/slider.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { ask, Refused } from '../../../engine/engine.ts';
import { type Draft, withMask } from '../../../state/draft.ts';
import { change, sheet } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { noteOf } from '../refused.tsx';
import { shapes } from '../shapes.ts';
import { bitmapOf, fullGrid, type Grid, gridOf } from './bitmap.ts';
import { FileField } from './file-field.tsx';
import { MaskPad } from './mask-pad.tsx';

const words = text.make.mask;
type Kind = keyof typeof words.kinds;
type Shape = { readonly [key: string]: unknown };

/** Pixels of a pad along the longer side of a board that is no rectangle of squares. */
const PAD = 28;
/** Squares along a side that a pad can still show one by one. */
const MOST_SQUARES = 64;

export function MaskFold({ draft }: FoldProps) {
  const mask = draft.space?.mask;
  const [chosen, setChosen] = useState<Kind>(kindOf(mask));
  const [fault, setFault] = useState('');
  const [threshold, setThreshold] = useState(0.5);
  const picture = useRef<File | null>(null);
  const kind = mask === undefined && !NEEDS_MORE.has(chosen) ? 'none' : chosen;
  const set = (shape: Shape | null, isMoving = false): void => {
    setFault('');
    void change('mask', (old) => withShape(old, shape), { isMoving });
  };
  const upload = async (level: number): Promise<void> => {
    if (picture.current === null) return;
    try {
      set((await ask('shapeOfFile', { file: picture.current, as: 'mask', threshold: level })) as unknown as Shape);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFault(error.message);
    }
  };
  const choose = (wanted: Kind): void => {
    setChosen(wanted);
    setFault('');
    if (wanted === 'none') set(null);
    else if (wanted === 'text') set({ text: 'MAZE' });
    else if (wanted in shapes) set({ path: shapes[wanted as keyof typeof shapes] });
  };
  return (
    <>
      <Row label={words.cutBy} for="mask-kind" note={noteOf('mask', fault)}>
        <Select
          id="mask-kind"
          value={kind}
          choices={Object.entries(words.kinds)
            .filter(([value]) => value !== 'cells' || kind === 'cells')
            .map(([value, label]) => ({ value, label }))}
          onChange={(value) => choose(value as Kind)}
        />
      </Row>
      {kind === 'text' && (
        <TextRow
          id="mask-word"
          label={words.word}
          value={textOf(mask, 'text')}
          isLive
          onChange={(value) => set({ text: value })}
        />
      )}
      {kind === 'path' && (
        <TextRow
          id="mask-path"
          label={words.path}
          note={words.pathNote}
          value={textOf(mask, 'path')}
          onChange={(value) => set({ path: value })}
        />
      )}
      {kind === 'polygon' && (
        <TextRow
          id="mask-corners"
          label={words.corners}
          note={words.cornersNote}
          value={cornersOf(mask)}
          onChange={(value) => {
            const polygon = polygonOf(value);
            if (polygon === null) setFault(words.badCorners);
            else set({ polygon });
          }}
        />
      )}
      {kind === 'picture' && (
        <>
          <FileField
            id="mask-file"
            label={words.file}
            note={words.fileNote}
            onFile={(file) => {
              picture.current = file;
              void upload(threshold);
            }}
          />
          <Row label={words.threshold} for="mask-threshold" note={words.thresholdNote}>
            <Slider
              id="mask-threshold"
              label={words.threshold}
              value={threshold}
              min={0}
              max={1}
              step={0.05}
              onChange={(value) => {
                setThreshold(value);
                void upload(value);
              }}
            />
          </Row>
        </>
      )}
      {kind === 'drawn' && <MaskPad grid={padOf(draft)} onChange={(grid) => set({ bitmap: bitmapOf(grid) })} />}
      {mask !== undefined && (
        <>
          <Row label={words.invert} for="mask-invert">
            <Check
              id="mask-invert"
              isOn={mask.invert === true}
              onChange={(isOn) => void change('mask', (old) => withMaskPart(old, { invert: isOn }))}
            />
          </Row>
          <Row label={words.pieces} for="mask-pieces" note={noteOf('pieces')}>
            <Select
              id="mask-pieces"
              value={mask.pieces ?? 'largest'}
              choices={Object.entries(words.piecesOf).map(([value, label]) => ({ value, label }))}
              onChange={(value) =>
                void change('mask', (old) => withMaskPart(old, { pieces: value as 'largest' | 'joined' | 'all' }))
              }
            />
          </Row>
          <p class="fold-actions">
            <button type="button" class="line" onClick={() => choose('none')}>
              {words.remove}
            </button>
          </p>
        </>
      )}
    </>
  );
}

/** Kinds that are no mask yet when they are chosen. */
const NEEDS_MORE: ReadonlySet<Kind> = new Set(['path', 'polygon', 'picture', 'drawn']);

function kindOf(mask: MaskInput | undefined): Kind {
  if (mask === undefined) return 'none';
  if ('text' in mask) return 'text';
  if ('path' in mask) {
    const known = Object.entries(shapes).find(([, path]) => path === mask.path);
    return known === undefined ? 'path' : (known[0] as Kind);
  }
  if ('polygon' in mask) return 'polygon';
  return 'bitmap' in mask ? 'picture' : 'cells';
}

/** Another shape; whether it is turned inside out, and what becomes of pieces, stays. */
function withShape(draft: Draft, shape: Shape | null): Draft {
  const { invert, pieces } = draft.space?.mask ?? {};
  const kept = shape !== null && 'text' in shape ? {} : { pieces };
  return withMask(draft, shape === null ? undefined : ({ ...shape, invert, ...kept } as unknown as MaskInput));
}

function withMaskPart(draft: Draft, part: Pick<MaskInput, 'invert' | 'pieces'>): Draft {
  const mask = draft.space?.mask;
  return mask === undefined ? draft : withMask(draft, { ...mask, ...part } as MaskInput);
}

function textOf(mask: MaskInput | undefined, key: 'text' | 'path'): string {
  return mask !== undefined && key in mask ? String((mask as unknown as Shape)[key]) : '';
}

function cornersOf(mask: MaskInput | undefined): string {
  if (mask === undefined || !('polygon' in mask)) return '';
  const [first] = mask.polygon;
  const outline = (typeof first?.[0] === 'number' ? mask.polygon : first) as readonly (readonly number[])[] | undefined;
  return (outline ?? []).map((corner) => corner.join(',')).join(' ');
}

/** Corners that were typed; null where they are none. */
function polygonOf(typed: string): readonly (readonly [number, number])[] | null {
  const corners = typed
    .trim()
    .split(/\s+/)
    .map((corner) => corner.split(',').map(Number));
  const areFine =
    corners.length >= 3 && corners.every((corner) => corner.length === 2 && corner.every(Number.isFinite));
  return areFine ? (corners as unknown as [number, number][]) : null;
}

/** The pad of a draft: what its mask keeps, or everything. */
function padOf(draft: Draft): Grid {
  const { mask, tiling = 'square', topology = 'plane', width = 20, height = 20 } = draft.space ?? {};
  const known = mask !== undefined && 'bitmap' in mask ? gridOf(mask.bitmap) : null;
  if (known !== null && Math.max(known.width, known.height) <= MOST_SQUARES) return known;
  const [wide, high] = [Number(width), Number(height)];
  if (tiling === 'square' && topology === 'plane' && Math.max(wide, high) <= MOST_SQUARES) return fullGrid(wide, high);
  const { bounds } = sheet.peek()?.facts ?? { bounds: { width: 1, height: 1 } };
  const scale = PAD / Math.max(bounds.width, bounds.height);
  return fullGrid(Math.max(1, Math.round(bounds.width * scale)), Math.max(1, Math.round(bounds.height * scale)));
}

interface TextRowProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly isLive?: boolean;
  readonly onChange: (value: string) => void;
}

function TextRow({ id, label, note = '', value, isLive = false, onChange }: TextRowProps) {
  return (
    <Row label={label} for={id} note={note}>
      <TextField id={id} class="text" value={value} isLive={isLive} onChange={onChange} />
    </Row>
  );
}
