import type { Space } from '../mesh/space.ts';
import type { Finding } from './finding.ts';

/** How many dimensions a board has, and whether passages cross in it. */
export function dimensionOf({ mesh, sheets, weave }: Space): Finding[] {
  if (mesh === null) return [{ id: '', name: 'unknown', why: 'the board is known by its links alone' }];
  const sizes = (sheets?.sizes ?? []).filter((size) => size > 1);
  const findings = [flatOrMore(sizes)];
  const crossings = weave?.polygonOf.length ?? 0;
  if (crossings > 0) {
    const share = ((100 * crossings) / mesh.cellCount).toFixed(1);
    const why = `${crossings} passages run under others, in ${share} per cent of the cells`;
    findings.push({ id: 'DIM-WEAVE', name: 'weave', why });
  }
  return findings;
}

function flatOrMore(sizes: readonly number[]): Finding {
  if (sizes.length === 0) return { id: 'DIM-2D', name: '2D', why: 'all cells lie in one sheet' };
  const sheets = sizes.join(' x ');
  if (sizes.length === 1) return { id: 'DIM-3D', name: '3D', why: `${sheets} levels` };
  return { id: 'DIM-ND', name: `${sizes.length + 2}D`, why: `${sheets} sheets along ${sizes.length} axes` };
}
