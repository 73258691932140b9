import type { RoomsRequest } from '@labrys/core';
import { z } from 'zod';
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

function roomsSchema(): z.ZodType {
  const whole = (name: string, min: number, max: number, help: string): z.ZodType =>
    paramSchema(name, { type: 'integer', min, max, default: min, help }).optional().describe(help);
  const shape = {
    count: whole('rooms', 0, 10_000, 'number of rooms'),
    size: whole('room-size', 1, 1000, 'cells across a room, at most'),
    doors: whole('doors', 1, 1000, 'doors of each room'),
  };
  return z.strictObject(shape, strict('rooms', Object.keys(shape))).describe('open rooms with doors');
}
