// Stands for d3-transition and d3-interpolate, of which d3-zoom asks what it needs to move by and by from one view to another.
// The stage moves only as far as a hand does; with them would come colours, easing and timers, two thirds of what d3-zoom
// weighs.

import { selection } from 'd3-selection';

/** There are no transitions to interrupt. */
export function interrupt(): void {}

// d3-transition gives selections this method, by which d3-zoom begins whatever it does to them.
Object.assign(selection.prototype, {
  interrupt<S>(this: S): S {
    return this;
  },
});

/** At once, where somebody asks for a way between two views after all. */
export function interpolateZoom<V>(_from: V, to: V): () => V {
  return () => to;
}
