// Where start and finish lie: suggested, or put there by hand.

import { Row } from '../../controls/row.tsx';
import { Select } from '../../controls/select.tsx';
import { ask } from '../../engine/engine.ts';
import { withEnds } from '../../state/draft.ts';
import { moveOpenedEnds } from '../../state/opened.ts';
import { change, draft, notTaken, sheet } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { sentence } from '../../text/numbers.ts';

const PLACES = ['corners', 'farthest', 'sides', 'middle'] as const;
type Place = (typeof PLACES)[number] | 'poles';

export function EndsRow() {
  const { recipe, facts } = sheet.value ?? {};
  if (facts === undefined) return null;
  const ends = recipe?.ends;
  const isByHand = recipe == null || ends?.from !== undefined || ends?.to !== undefined;
  const places: readonly Place[] = recipe?.space.topology === 'sphere' ? [...PLACES, 'poles'] : PLACES;
  const refused = notTaken.value?.control === 'ends' ? sentence(notTaken.value.message) : undefined;
  return (
    <Row label={text.solve.ends} for="ends" note={refused ?? text.solve.endsNote}>
      <Select
        id="ends"
        value={isByHand ? 'hand' : (ends?.place ?? 'none')}
        choices={[
          ...(isByHand ? [{ value: 'hand', label: text.solve.places.hand }] : []),
          ...(!isByHand && ends?.place === 'none' ? [{ value: 'none', label: text.solve.none }] : []),
          ...places.map((value) => ({ value, label: text.solve.places[value] })),
        ]}
        onChange={(value) => void choose(value)}
      />
    </Row>
  );
}

async function choose(value: string): Promise<void> {
  if (value === 'hand' || value === 'none') return;
  const place = value as Place;
  if (draft.value !== null) {
    await change('ends', (now) => withEnds(now, { place, from: undefined, to: undefined }));
    return;
  }
  const { from, to } = await ask('placeEnds', place);
  await moveOpenedEnds(from, to);
}
