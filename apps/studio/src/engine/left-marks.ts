// What a solver left behind: loaded when somebody wants to see it, as pictures without are drawn first.

export { marksOf } from '@labrys/core';
