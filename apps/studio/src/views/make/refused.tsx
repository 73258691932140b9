// Why something was not taken, beside the control that asked for it, with one button for the nearest that works.

import { notTaken, takeRemedy } from '../../state/studio.ts';
import { sentenceOf } from './sentence.ts';

/** What stands below a control: why it was refused, or else the usual note. */
export function noteOf(control: string, usual?: string) {
  const refused = notTaken.value;
  if (refused?.control !== control) return usual;
  return (
    <span class="refusal" role="alert">
      {sentenceOf(refused.message, refused.remedy !== null)}{' '}
      {refused.remedy !== null && (
        <button type="button" class="line remedy" onClick={() => void takeRemedy()}>
          {refused.remedy.words}
        </button>
      )}
    </span>
  );
}
