import { type Classes, classMember, classSize } from '../graph/classes.ts';
import { NONE } from '../structures/none.ts';
import type { Task } from './generator.ts';

/** The class a generator starts from: the root, else any, each cell equally likely. */
export function startClass(task: Task): number {
  const { classes, graph, random } = task;
  return classes.root === NONE ? (classes.of[random.below(graph.cellCount)] as number) : classes.root;
}

/** The cell a walker starts from: any member of the root class, else any cell. */
export function startCell(task: Task): number {
  const { classes, graph, random } = task;
  if (classes.root === NONE) return random.below(graph.cellCount);
  return classMember(classes, classes.root, random.below(classSize(classes, classes.root)));
}

/** The members of a class in random order, written to `into`; returns their number. A single member draws nothing. */
export function shuffledMembers(task: Task, k: number, into: Uint32Array): number {
  const { classes, random } = task;
  const size = classSize(classes, k);
  for (let i = 0; i < size; i++) into[i] = classMember(classes, k, i);
  if (size > 1) random.shuffle(into.subarray(0, size));
  return size;
}

/** Number of members of the largest class. */
export function largestClass(classes: Classes): number {
  if (classes.memberFirst === null) return 1;
  let largest = 1;
  for (let k = 0; k < classes.count; k++) largest = Math.max(largest, classSize(classes, k));
  return largest;
}
