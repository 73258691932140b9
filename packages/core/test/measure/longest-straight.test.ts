import { describe, expect, it } from 'vitest';
import { BitSet, GraphSpace, graphFromLinks, mazeOf, measures } from '../../src/index.ts';

describe('the longest straight', () => {
  it('goes round a ring once', () => {
    // Two cells side by side on a board that closes on itself: two parallel links, one each way.
    const graph = graphFromLinks(2, Uint32Array.of(0, 1, 1, 0));
    class Ring extends GraphSpace {
      override get directions(): Float64Array {
        return Float64Array.of(1, 0, -1, 0, -1, 0, 1, 0); // cell 0: link 0 east, link 1 west; cell 1: west, east
      }
    }
    const space = new Ring(graph, null, { kind: 'ring' });
    expect(measures(mazeOf(space, BitSet.from(2, [0, 1])))).toMatchObject({
      longestStraight: 2,
      straights: 2,
      loops: 1,
    });
    expect(measures(mazeOf(space, BitSet.from(2, [0])))).toMatchObject({ longestStraight: 2, deadEnds: 2 });
  });
});
