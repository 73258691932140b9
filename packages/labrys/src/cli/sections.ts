import { formats } from '@labrys/formats';
import { type CatalogueSection, catalogue } from '@labrys/recipe';
import { animations, pens } from '@labrys/render';

/** All there is: what recipes name, and how mazes are drawn and stored. */
export const sections: readonly CatalogueSection[] = [
  ...catalogue,
  { kind: 'pens', records: pens },
  { kind: 'animations', records: animations },
  { kind: 'formats', records: formats },
];
