// What Save offers: pages and pictures, the maze itself, other formats, and the maze as words.

import writers from 'virtual:catalogue-writers';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../controls/icon.tsx';
import { NumberField } from '../controls/number-field.tsx';
import { Row } from '../controls/row.tsx';
import { Segment } from '../controls/segment.tsx';
import { ask, isAbortion, Refused } from '../engine/engine.ts';
import type { PixelSize } from '../engine/jobs/png-size.ts';
import type { SaveRequest, Writer } from '../engine/jobs/save.ts';
import type { Refusals } from '../engine/jobs/writers.ts';
import { draft, sheet } from '../state/studio.ts';
import * as text from '../text/en.ts';
import { copyCode, copyCommand, copyLink } from './copy.ts';
import { saveFiles } from './download.ts';
import { closeSaveMenu } from './save-open.ts';
import {
  type Choice,
  choice,
  chosen,
  film,
  formatsAreOpen,
  letters,
  MOST_PIXELS,
  paper,
  pixels,
  pixelsACell,
  versions,
} from './wishes.ts';
import './save.css';

const words = text.save;
const pen = (name: string): Writer => ({ kind: 'pen', name });
const CHOICES = ['bare', 'ends', 'solution', 'all'] as const;

export function SaveMenu() {
  const said = useSignal<Said | null>(null);
  const open = useSignal<string | null>(null);
  const refusals = useSignal<Refusals>({});
  const size = useSignal<PixelSize | null>(null);
  const seen = sheet.value;
  const id = seen?.facts.id;
  const cell = seen === null ? 0 : pixelsACell(seen.facts);
  const pixelKnobs = cell === 0 ? {} : { pixels: cell };

  useEffect(() => {
    void ask('writers', undefined).then((found) => {
      refusals.value = found;
    });
  }, [id]);
  useEffect(() => {
    said.value = null;
    const request: SaveRequest = { writer: pen('png'), versions: versions.value, knobs: pixelKnobs };
    void ask('pngSize', request).then(
      (found) => {
        size.value = found;
      },
      () => {
        size.value = null; // the reason stands where it is saved
      },
    );
  }, [id, cell, chosen.value]);

  async function save(entry: string, request: Omit<SaveRequest, 'versions'>): Promise<void> {
    said.value = null;
    try {
      const files = await saveFiles({ versions: versions.value, ...request });
      said.value = { entry, words: words.saved(files.map(({ name }) => name)), isRefused: false };
    } catch (error) {
      if (error instanceof Refused) said.value = { entry, words: error.message, isRefused: true };
      else if (!isAbortion(error)) throw error;
    }
  }
  async function copied(entry: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      said.value = { entry, words: words.copied, isRefused: false };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      said.value = { entry, words: error.message, isRefused: true };
    }
  }
  const saidOf = (name: string): Said | null => (said.value?.entry === name ? said.value : null);
  const needsRecipe = draft.value === null ? words.noRecipe : undefined;
  const entryOf = (name: string, title: string, note: string, writer: Writer, knobs = {}, why?: string) => ({
    name,
    title,
    note,
    said: saidOf(name),
    why: why ?? refusals.value[`${writer.kind} ${writer.name}`],
    isOpen: open.value === name,
    onOpen: () => {
      open.value = open.value === name ? null : name;
    },
    onDo: () => void save(name, { writer, knobs }),
  });

  if (seen === null) return null;
  return (
    <>
      <Segment
        name="saved-version"
        label={words.version}
        value={chosen.value}
        choices={CHOICES.map((value) => ({ value, label: words.versions[value] }))}
        onChange={(value) => {
          choice.value = value as Choice;
        }}
      />
      <Entry
        {...entryOf('pdf', words.pdf, words.pdfNote(words.papers[paper.value]), pen('pdf'), paperKnobs())}
        settings={
          <Row label={words.paper}>
            <Segment
              name="paper"
              label={words.paper}
              value={paper.value}
              choices={(['a4', 'letter'] as const).map((value) => ({ value, label: words.papers[value] }))}
              onChange={(value) => {
                paper.value = value as 'a4' | 'letter';
              }}
            />
          </Row>
        }
      />
      <Entry {...entryOf('svg', words.svg, words.svgNote, pen('svg'))} />
      <Entry
        {...entryOf(
          'png',
          words.png,
          size.value === null ? words.pngNote : words.pixelSize(size.value.width, size.value.height),
          pen('png'),
          pixelKnobs,
        )}
        settings={<PixelSettings />}
      />
      <Entry {...entryOf('maze', words.maze, words.mazeNote, { kind: 'format', name: 'maze-json' })} />
      <Entry
        {...entryOf('text', words.text, words.textNote, pen(letters.value))}
        settings={
          <Row label={words.letters}>
            <Segment
              name="letters"
              label={words.letters}
              value={letters.value}
              choices={textPens().map(({ name, title }) => ({ value: name, label: title }))}
              onChange={(value) => {
                letters.value = value;
              }}
            />
          </Row>
        }
      />
      <Entry
        {...entryOf(
          'film',
          words.film,
          words.filmNote,
          { kind: 'film', name: film.value },
          {},
          draft.value === null ? words.filmNeedsRecipe : refusals.value['pen svg'],
        )}
        settings={
          <Row label={words.kind}>
            <Segment
              name="film"
              label={words.kind}
              value={film.value}
              choices={(['svg', 'gif', 'apng'] as const).map((value) => ({ value, label: words.films[value] }))}
              onChange={(value) => {
                film.value = value;
              }}
            />
          </Row>
        }
      />
      <button type="button" class="menu-row" aria-haspopup="dialog" onClick={openFormats}>
        {words.more} <small>{words.moreNote}</small>
      </button>
      <hr />
      <Entry name="print" title={words.print} said={saidOf('print')} onDo={print} />
      <Entry
        name="link"
        title={words.copyLink}
        shortcut="L"
        said={saidOf('link')}
        why={needsRecipe}
        onDo={() => void copied('link', copyLink)}
      />
      <Entry
        name="command"
        title={words.copyCommand}
        said={saidOf('command')}
        why={needsRecipe}
        onDo={() => void copied('command', copyCommand)}
      />
      <Entry
        name="code"
        title={words.copyCode}
        said={saidOf('code')}
        why={needsRecipe}
        onDo={() => void copied('code', copyCode)}
      />
    </>
  );
}

const paperKnobs = (): SaveRequest['knobs'] => (paper.value === 'a4' ? {} : { paper: paper.value });

const TEXT_PENS = ['unicode', 'ascii'];
const textPens = () => writers.pens.filter(({ name }) => TEXT_PENS.includes(name));

function openFormats(): void {
  closeSaveMenu();
  formatsAreOpen.value = true;
}

function print(): void {
  closeSaveMenu();
  window.print();
}

interface Said {
  readonly entry: string;
  readonly words: string;
  readonly isRefused: boolean;
}

interface EntryProps {
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly said: Said | null;
  /** Why it cannot be had. */
  readonly why?: string | undefined;
  readonly shortcut?: string;
  readonly isOpen?: boolean;
  readonly onOpen?: () => void;
  readonly onDo: () => void;
  readonly settings?: ComponentChildren;
}

/** A line that does something, and its settings, if it has some, behind an arrow. */
function Entry({ name, title, note = '', said, why, shortcut, isOpen = false, onOpen, onDo, settings }: EntryProps) {
  const reason = said?.isRefused === true ? said.words : why;
  return (
    <div class="menu-entry">
      <button
        type="button"
        class="menu-row"
        aria-disabled={why !== undefined}
        aria-describedby={reason === undefined ? undefined : `save-${name}-why`}
        onClick={() => {
          if (why === undefined) onDo();
        }}
      >
        {title} <small aria-live="polite">{said?.isRefused === false ? said.words : note}</small>
        {shortcut !== undefined && <kbd>{shortcut}</kbd>}
      </button>
      {settings !== undefined && (
        <button type="button" class="round" aria-expanded={isOpen} aria-label={words.settings(title)} onClick={onOpen}>
          <Icon name="down" />
        </button>
      )}
      {reason !== undefined && (
        <p class="menu-why" id={`save-${name}-why`}>
          {sentence(reason)}
        </p>
      )}
      {isOpen && <div class="menu-settings">{settings}</div>}
    </div>
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${words.endsWith('.') ? '' : '.'}`;
}

/** Pixels a cell, or of the longest side. */
function PixelSettings() {
  const { by, cell, total } = pixels.value;
  return (
    <>
      <Row label={words.measuredBy}>
        <Segment
          name="pixels-by"
          label={words.measuredBy}
          value={by}
          choices={[
            { value: 'cell', label: words.byCell },
            { value: 'total', label: words.byTotal },
          ]}
          onChange={(value) => {
            pixels.value = { ...pixels.value, by: value as 'cell' | 'total' };
          }}
        />
      </Row>
      {by === 'cell' ? (
        <Row label={words.pixelsACell} for="pixels-cell">
          <NumberField
            id="pixels-cell"
            value={cell === 0 ? 24 : cell}
            min={1}
            max={MOST_PIXELS}
            onChange={(value) => {
              pixels.value = { ...pixels.value, cell: Math.min(MOST_PIXELS, Math.max(1, Math.round(value))) };
            }}
          />
        </Row>
      ) : (
        <Row label={words.pixelsInAll} for="pixels-total">
          <NumberField
            id="pixels-total"
            value={total}
            min={16}
            max={20_000}
            onChange={(value) => {
              pixels.value = { ...pixels.value, total: Math.min(20_000, Math.max(16, Math.round(value))) };
            }}
          />
        </Row>
      )}
    </>
  );
}
