import { generators, makers, transforms } from '@labrys/core';
import { paramsJsonSchema, recipeJsonSchema, tilings } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

interface Schema {
  readonly properties: Record<string, Schema>;
  readonly oneOf: readonly Schema[];
  readonly items: Schema;
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
  readonly additionalProperties?: unknown;
}

const schema = recipeJsonSchema() as unknown as Schema;
const step = (schema.properties.steps as Schema).items;

describe('the JSON Schema of a recipe', () => {
  it('asks for a seed and nothing else, and takes no strange keys', () => {
    expect(schema.required).toEqual(['seed']);
    expect(schema.additionalProperties).toBe(false);
  });

  it('lists every generator with its knobs, ranges and defaults', () => {
    const options = (step.properties.carve as Schema).oneOf;
    expect(options.map((option) => (option.properties.algorithm as Schema).const)).toEqual(
      [...generators, ...makers].map(({ name }) => name),
    );
    for (const [index, { params }] of generators.entries()) {
      for (const [name, param] of Object.entries(params)) {
        const knob = options[index]?.properties[name] as Schema;
        expect(knob.default).toBe(param.default);
        expect(knob.description).toBe(param.help);
        if (param.type === 'integer' || param.type === 'number') {
          expect([knob.minimum, knob.maximum]).toEqual([param.min, param.max]);
        }
        if (param.type === 'choice') expect(knob.enum).toEqual(Object.keys(param.choices));
      }
    }
  });

  it('lists every tiling under all its names, and every transform as a step', () => {
    const names = (schema.properties.space as Schema).oneOf.map((board) => {
      const tiling = board.properties.tiling as Schema;
      return tiling.enum ?? [tiling.const];
    });
    expect(names).toEqual(tilings.map(({ name, aliases }) => [name, ...aliases]));
    expect(Object.keys(step.properties)).toEqual(['carve', ...transforms.map(({ name }) => name)]);
  });

  it('can be had for the knobs of one record', () => {
    for (const { params } of generators) {
      expect(Object.keys((paramsJsonSchema(params) as unknown as Schema).properties)).toEqual(Object.keys(params));
    }
  });
});
