// A small chart of bars, with its numbers as a table for those who do not see it.

import type { Bar } from '../../engine/jobs/measure.ts';
import * as text from '../../text/en.ts';
import { number } from '../../text/numbers.ts';

interface ChartProps {
  readonly title: string;
  /** What the bars are by, such as `Passages`. */
  readonly by: string;
  /** What they count, such as `Cells`. */
  readonly of: string;
  readonly bars: readonly Bar[];
}

export function Chart({ title, by, of, bars }: ChartProps) {
  const most = bars.reduce((max, { count }) => Math.max(max, count), 1);
  const rangeOf = ({ from, to }: Bar): string => (from === to ? number(from) : text.solve.range(from, to));
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <figure class="chart">
      <h2>
        <span class="chart-title">{title}</span>
      </h2>
      <div class="bars" aria-hidden="true">
        {bars.map((bar) => (
          <span
            key={bar.from}
            style={{ height: bar.count === 0 ? '0' : `max(2px, ${(100 * bar.count) / most}%)` }}
            title={`${rangeOf(bar)}: ${number(bar.count)}`}
          />
        ))}
      </div>
      <div class="bars-ends" aria-hidden="true">
        <span>{rangeOf(first)}</span>
        {bars.length > 1 && <span>{rangeOf(last)}</span>}
      </div>
      <table class="visually-hidden">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            <th scope="col">{of}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{rangeOf(bar)}</th>
              <td>{number(bar.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
