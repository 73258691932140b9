import { describe, expect, it } from 'vitest';
import { looks, type Outcome, outcomeOf, randomDrawing } from '../test/pictures/support/random-drawing.ts';

const FROM = 1000; // the first ones are in the tests
const COUNT = 300;

describe(`${COUNT} random drawings of each kind, thin walls and small cells among them`, () => {
  it.each(Object.keys(looks))('are read right, or with each wrong wall in doubt, but for a few: %s', (kind) => {
    const counts: Record<Outcome, number> = { right: 0, 'in doubt': 0, refused: 0, unnoticed: 0, 'wrong size': 0 };
    for (let seed = FROM; seed < FROM + COUNT; seed++) counts[outcomeOf(randomDrawing(kind, seed)).outcome]++;
    console.log(`${kind}: ${JSON.stringify(counts)}`);
    // Dashes and painted floors hide walls from people, too.
    const isHard = kind === 'dashed' || kind === 'coloured floors';
    expect(counts.unnoticed + counts['wrong size']).toBeLessThanOrEqual(COUNT * (isHard ? 0.12 : 0.02));
  });
});
