// Where the maze starts and ends, and how that is shown.

import type { CellReference } from '@labrys/recipe';
import { batch } from '@preact/signals';
import { Row } from '../../../controls/row.tsx';
import { Segment } from '../../../controls/segment.tsx';
import { Select } from '../../../controls/select.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { withEnds } from '../../../state/draft.ts';
import { change, version } from '../../../state/studio.ts';
import * as text from '../../../text/en.ts';
import type { FoldProps } from '../fold-props.ts';
import { noteOf } from '../refused.tsx';

const words = text.make.endsFold;

export function EndsFold({ draft }: FoldProps) {
  const { place = 'none', style = 'openings', from, to } = draft.ends ?? {};
  const set = async (control: string, ends: NonNullable<typeof draft.ends>): Promise<void> => {
    if (!(await change(control, (old) => withEnds(old, ends)))) return;
    batch(() => {
      if (ends.place === 'none') version.value = 'bare';
      else if (version.value === 'bare') version.value = 'ends';
    });
  };
  return (
    <>
      <Row label={words.place} for="ends-place" note={noteOf('place')}>
        <Select
          id="ends-place"
          value={place}
          choices={Object.entries(words.places).map(([value, label]) => ({ value, label }))}
          onChange={(value) =>
            void set('place', { place: value as keyof typeof words.places, from: undefined, to: undefined })
          }
        />
      </Row>
      <Row label={words.style} note={noteOf('endsStyle')}>
        <Segment
          name="ends-style"
          label={words.style}
          value={style}
          choices={[
            { value: 'openings', label: words.openings },
            { value: 'markers', label: words.markers },
          ]}
          onChange={(value) => void set('endsStyle', { style: value as 'openings' | 'markers' })}
        />
      </Row>
      {(['from', 'to'] as const).map((end) => (
        <Row key={end} label={words[end]} for={`ends-${end}`} note={noteOf(end, end === 'to' ? words.cellNote : '')}>
          <TextField
            id={`ends-${end}`}
            class="text"
            value={asText(end === 'from' ? from : to)}
            onChange={(typed) => void set(end, { [end]: typed.trim() || undefined })}
          />
        </Row>
      ))}
    </>
  );
}

function asText(cell: CellReference | string | undefined): string {
  if (cell === undefined) return '';
  return typeof cell === 'object' ? cell.join(', ') : String(cell);
}
