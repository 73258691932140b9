import { classMember, classSize } from '../graph/classes.ts';
import type { Graph } from '../graph/graph.ts';
import { quotient } from '../graph/quotient.ts';
import type { Task } from './generator.ts';
import type { Trace } from './trace.ts';

/**
 * The graph of a task with each class drawn together into one cell, for walks and frontiers: to them a class is one
 * place, left by any of its links. Links keep their numbers.
 */
export function contracted(task: Task): Graph {
  return task.classes.memberFirst === null ? task.graph : quotient(task.graph, task.classes);
}

/** Tells a trace that all members of a class are in. */
export function traceVisit(trace: Trace, task: Task, k: number): void {
  const size = classSize(task.classes, k);
  for (let i = 0; i < size; i++) trace.visit(classMember(task.classes, k, i));
}

/** Tells a trace that a walker came into a class by a link. */
export function traceStep(trace: Trace, task: Task, k: number, link: number): void {
  const { ends } = task.graph;
  const end = ends[2 * link] as number;
  trace.step(task.classes.of[end] === k ? end : (ends[2 * link + 1] as number));
}
