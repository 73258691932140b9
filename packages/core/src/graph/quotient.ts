import { type Classes, classMember, classSize } from './classes.ts';
import type { Graph } from './graph.ts';

/**
 * Each class drawn together into one cell. Links keep their numbers: what ran between two classes may become parallel
 * links, what ran inside a class becomes a self-loop. The halves of a class stand member by member, each member's in
 * turning order.
 *
 * Cost: O(cells + links).
 */
export function quotient(graph: Graph, classes: Classes): Graph {
  const classOf = classes.of;
  const ends = new Uint32Array(graph.ends.length);
  for (let i = 0; i < ends.length; i++) ends[i] = classOf[graph.ends[i] as number] as number;
  const first = new Uint32Array(classes.count + 1);
  const to = new Uint32Array(graph.to.length);
  const link = new Uint32Array(graph.to.length);
  let half = 0;
  for (let k = 0; k < classes.count; k++) {
    const size = classSize(classes, k);
    for (let i = 0; i < size; i++) {
      const cell = classMember(classes, k, i);
      const end = graph.first[cell + 1] as number;
      for (let h = graph.first[cell] as number; h < end; h++) {
        const other = classOf[graph.to[h] as number] as number;
        if (other === k) continue;
        to[half] = other;
        link[half++] = graph.link[h] as number;
      }
    }
    first[k + 1] = half;
  }
  return {
    cellCount: classes.count,
    linkCount: graph.linkCount,
    first,
    to: to.slice(0, half),
    link: link.slice(0, half),
    ends,
    twists: null,
  };
}
