import type { RoomsRequest } from '@labrys/core';
import * as z from 'zod/mini';
import { paramSchema } from '../param-schema.ts';
import { strict } from '../refusal.ts';
import type { CarveOption } from './option.ts';

const USUAL: RoomsRequest = { count: 1, size: 4, doors: 2 };

export const roomsOption: CarveOption<Partial<RoomsRequest>, RoomsRequest> = {
  key: 'rooms',
  excludes: ['symmetry', 'segments'],
  schema: roomsSchema,
  canonical: (rooms) => (rooms.count === 0 ? undefined : { ...USUAL, ...rooms }),
  short: (rooms) => rooms,
};

function roomsSchema(): z.ZodMiniType {
  const whole = (name: string, min: number, max: number, help: string): z.ZodMiniType =>
    z.optional(paramSchema(name, { type: 'integer', min, max, default: min, help })).check(z.describe(help));
  const shape = {
    count: whole('rooms', 0, 10_000, 'number of rooms'),
    size: whole('room-size', 1, 1000, 'cells across a room, at most'),
    doors: whole('doors', 1, 1000, 'doors of each room'),
  };
  return z.strictObject(shape, strict('rooms', Object.keys(shape))).check(z.describe('open rooms with doors'));
}
