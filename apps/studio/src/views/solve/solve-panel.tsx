// How the maze is solved, what was found, and what there is to count.

import solvers from 'virtual:catalogue-solvers';
import { Check } from '../../controls/check.tsx';
import { Fold } from '../../controls/fold.tsx';
import { Knob } from '../../controls/knob.tsx';
import { Row } from '../../controls/row.tsx';
import { Segment } from '../../controls/segment.tsx';
import { Select } from '../../controls/select.tsx';
import type { Shown } from '../../engine/style-of.ts';
import { Panel } from '../../panel.tsx';
import { file } from '../../state/opened.ts';
import { sheet } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { number } from '../../text/numbers.ts';
import { FileActions } from '../open/file-actions.tsx';
import { ReadingPart } from '../open/reading-part.tsx';
import { AllFigures } from './all-figures.tsx';
import { Answer } from './answer.tsx';
import { Chart } from './chart.tsx';
import { Compare, compareSolvers, comparison } from './compare.tsx';
import { EndsRow } from './ends-row.tsx';
import { figureRows } from './figure-rows.ts';
import {
  found,
  measured,
  path,
  pointed,
  setKnob,
  showsBottlenecks,
  showsDistances,
  solver,
  solverKnobs,
  solverRecord,
} from './solve-state.ts';

export function SolvePanel() {
  const record = solverRecord.value;
  const isOpened = file.value !== null;
  return (
    <Panel label={text.solve.label} actions={isOpened ? <FileActions /> : <CompareButton />}>
      {isOpened && <ReadingPart />}
      <h2>{text.solve.solver}</h2>
      <Row label={text.solve.solveBy} for="solver" note={record.summary}>
        <Select
          id="solver"
          value={solver.value}
          choices={solvers.map(({ name, title }) => ({ value: name, label: title, reason: reasonOf(name) }))}
          onChange={(name) => {
            solver.value = name;
          }}
        />
      </Row>
      <Answer />
      <SolverKnobs />
      <Row label={text.solve.path}>
        <Segment
          name="path"
          label={text.solve.path}
          value={path.value}
          choices={(['line', 'cells', 'marks', 'none'] as const).map((value) => ({
            value,
            label: text.solve.paths[value],
          }))}
          onChange={(value) => {
            path.value = value as Shown['solution'];
          }}
        />
      </Row>
      <EndsRow />
      <Compare />
      <Way />
      <Distances />
      <Figures />
    </Panel>
  );
}

function SolverKnobs() {
  const { name: of, params } = solverRecord.value;
  const entries = Object.entries(params);
  if (entries.length === 0) return null;
  const valueOfKnob = (name: string): unknown => solverKnobs.value[name] ?? params[name]?.default;
  return (
    <Fold
      key={of}
      title={text.solve.settings}
      value={entries.map(([name]) => String(valueOfKnob(name)).replaceAll('-', ' ')).join(', ')}
    >
      {() =>
        entries.map(([name, param]) => (
          <Knob
            key={name}
            id={`solver-${name}`}
            name={name}
            param={param}
            value={solverKnobs.value[name]}
            onChange={(value) => setKnob(name, value)}
          />
        ))
      }
    </Fold>
  );
}

/** Why a solver does not take this maze, where that was found out. */
function reasonOf(name: string): string | undefined {
  const entry = comparison.value?.entries.find((one) => one.solver === name);
  if (comparison.value?.id !== sheet.value?.facts.id || entry === undefined) return undefined;
  return typeof entry.result === 'string' ? text.solve.notTaken : undefined;
}

export function CompareButton() {
  return (
    <button type="button" class="line" onClick={() => void compareSolvers()}>
      {text.solve.compare}
    </button>
  );
}

/** What lies on the way, with counts. */
function Way() {
  const way = found.value;
  const narrow = measured.value?.narrow ?? null;
  const isOnlyWay = measured.value?.isOnlyWay === true;
  return (
    <ul class="legend">
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path class="legend-way" d="M3 10h14" />
        </svg>
        <span>{way?.leavesCells === true ? text.solve.cellsLeft : text.solve.theWay}</span>
        <output>{way?.solved === true ? number(way.length) : way === null ? '' : text.solve.none}</output>
      </li>
      <li>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path class="legend-narrow" d="M10 5l5 5-5 5-5-5z" />
        </svg>
        <label for="bottlenecks">{text.solve.bottlenecks}</label>
        <output>{measured.value === null ? '' : narrow === null ? text.solve.none : number(narrow)}</output>
        <Check
          id="bottlenecks"
          isOn={showsBottlenecks.value && !isOnlyWay}
          onChange={(isOn) => {
            showsBottlenecks.value = isOn;
          }}
        />
      </li>
      <li class="legend-note" id="bottlenecks-note">
        {isOnlyWay ? text.solve.onlyWay : text.solve.bottleneckNote}
      </li>
    </ul>
  );
}

/** Seven bands, both ends of the ramp labelled, and the value below the pointer. */
function Distances() {
  const reach = measured.value?.reach ?? 0;
  const here = pointed.value;
  const isOn = showsDistances.value;
  return (
    <>
      <h2 class="with-check">
        <label for="distances">{text.solve.distances}</label>
        <Check
          id="distances"
          isOn={isOn}
          onChange={(on) => {
            showsDistances.value = on;
          }}
        />
      </h2>
      <div class="ramp" data-on={isOn}>
        {Array.from({ length: 7 }, (_, k) => (
          <span key={k} style={{ background: `var(--far-${k})` }} />
        ))}
        {isOn && here?.distance != null && reach > 0 && <i style={{ left: `${(100 * here.distance) / reach}%` }} />}
      </div>
      <div class="ramp-ends">
        <span>{text.solve.fromStart}</span>
        <span>{measured.value === null ? '' : text.solve.steps(reach)}</span>
      </div>
      <p class="note" id="distances-note">
        {isOn ? (here === null ? text.solve.pointHint : text.solve.pointed(here.name, here.distance)) : ''}
      </p>
    </>
  );
}

function Figures() {
  const now = measured.value;
  if (now === null) return null;
  const { counted, deadEndsByLength } = now;
  const degrees = Object.entries(counted.degree).map(([passages, count]) => ({
    from: Number(passages),
    to: Number(passages),
    count,
  }));
  return (
    <>
      <Chart
        title={text.solve.deadEndsByLength}
        by={text.solve.length}
        of={text.solve.deadEnds}
        bars={deadEndsByLength}
      />
      <Chart title={text.solve.cellsByPassages} by={text.solve.passages} of={text.solve.cells} bars={degrees} />
      <dl class="figures">
        {figureRows(counted).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AllFigures key={now.id} />
    </>
  );
}
