// Why there is no way, or why the solver does not take this maze, and what works.

import solvers from 'virtual:catalogue-solvers';
import { ask } from '../../engine/engine.ts';
import { withEnds, withTransform } from '../../state/draft.ts';
import { moveOpenedEnds } from '../../state/opened.ts';
import { change, draft, notTaken, sheet, showOpened } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { sentence } from '../../text/numbers.ts';
import { found, instead, refusal, solver } from './solve-state.ts';

export function Answer() {
  const answer = found.value;
  const refused = notTaken.value;
  const isMine = refused !== null && ['ends', 'loops', 'join'].includes(refused.control);
  const why = refusal.value ?? answer?.reason ?? null;
  return (
    <div class="answer" role="status">
      {why !== null && (
        <>
          <p>
            {refusal.value !== null
              ? sentence(why)
              : whyInWords(why, answer?.sure === true || answer?.help !== 'solver')}
          </p>
          <Remedy />
        </>
      )}
      {isMine && <p>{sentence(refused.message)}</p>}
      {answer?.solved === true && answer.sure === false && <p class="note">{text.solve.luckLong}</p>}
    </div>
  );
}

/** A way that does not exist is spoken of otherwise than one that was not found. */
function whyInWords(reason: string, isNone: boolean): string {
  return isNone ? `${text.solve.noWay} ${sentence(reason)}` : sentence(reason);
}

function Remedy() {
  const other = instead.value;
  const help = found.value?.help;
  if (other !== null) {
    return (
      <button
        type="button"
        class="line"
        onClick={() => {
          solver.value = other.name;
        }}
      >
        {text.solve.tryOther(solvers.find(({ name }) => name === other.name)?.title ?? other.name)}
      </button>
    );
  }
  if (refusal.value !== null || help == null || help === 'solver') return null;
  return (
    <button type="button" class="line" onClick={() => void (help === 'join' ? join() : together(help))}>
      {text.solve.remedies[help]}
    </button>
  );
}

async function join(): Promise<void> {
  if (draft.value !== null) {
    await change('join', (now) => withTransform(now, 'connect', {}));
    return;
  }
  const before = sheet.value;
  if (before !== null) showOpened({ ...before, facts: await ask('joinParts', undefined) });
}

/** Ends that have a way between them: the farthest cells of the largest part. */
async function together(help: 'one part' | 'other ends'): Promise<void> {
  const place = help === 'one part' ? 'corners' : 'farthest';
  if (draft.value !== null) {
    await change('ends', (now) => withEnds(now, { place, from: undefined, to: undefined }));
    return;
  }
  const { from, to } = await ask('placeEnds', place);
  await moveOpenedEnds(from, to);
}
