// The clock and the player of Watch.

import { describe, expect, it } from 'vitest';
import { besideSpeed, rateOf, SPEEDS, stepsIn, usualSpeed } from '../../src/views/watch/clock.ts';
import { Player } from '../../src/views/watch/player.ts';

describe('the clock of Watch', () => {
  it('goes as many steps in a second as its speed says, however the frames fall', () => {
    for (const speed of SPEEDS) {
      for (const frame of [4, 1000 / 144, 1000 / 60, 50, 125]) {
        let [rest, steps] = [0, 0];
        const frames = Math.round(8000 / frame);
        for (let i = 0; i < frames; i++) {
          const next = stepsIn(frame, speed, rest);
          steps += next.whole;
          rest = next.rest;
          expect(rest).toBeGreaterThanOrEqual(0);
          expect(rest).toBeLessThan(1);
        }
        expect(Math.abs(steps - (rateOf(speed) * frames * frame) / 1000)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('goes one step a frame at sixteen times, and several above', () => {
    expect(stepsIn(1000 / 60, 16, 0).whole).toBe(1);
    expect(stepsIn(1000 / 60, 256, 0).whole).toBe(16);
    expect(stepsIn(1000 / 60, 8, 0).whole).toBe(0);
  });

  it('does not make up for time in which nobody looked', () => {
    expect(stepsIn(60_000, 16, 0).whole).toBe(stepsIn(250, 16, 0).whole);
    expect(stepsIn(-5, 16, 0.5)).toEqual({ whole: 0, rest: 0.5 });
  });

  it('begins faster the more steps there are, and stays in its row of speeds', () => {
    const speeds = [10, 500, 2000, 10_000, 40_000, 1e7].map(usualSpeed);
    expect(speeds).toEqual([...speeds].sort((a, b) => a - b));
    expect(speeds[0]).toBe(4);
    expect(speeds.at(-1)).toBe(256);
    expect(besideSpeed(256, 1)).toBe(256);
    expect(besideSpeed(0.25, -1)).toBe(0.25);
    expect(besideSpeed(1, 1)).toBe(2);
  });
});

describe('the player of Watch', () => {
  const begun = (events: number): Player => {
    const player = new Player();
    player.begin(events, true);
    return player;
  };

  it('plays to the end, stops there, and starts over when it is asked to play again', () => {
    const player = begun(30);
    player.choose(16);
    for (let i = 0; i < 100; i++) player.tick(20);
    expect([player.event.value, player.isPlaying.value]).toEqual([30, false]);
    player.toggle();
    expect([player.event.value, player.isPlaying.value]).toEqual([0, true]);
  });

  it('steps by hand within its bounds and pauses for it', () => {
    const player = begun(30);
    player.step(1);
    expect([player.event.value, player.isPlaying.value]).toEqual([1, false]);
    player.step(-100);
    expect(player.event.value).toBe(0);
    player.step(Number.POSITIVE_INFINITY);
    expect(player.event.value).toBe(30);
    player.tick(1000);
    expect(player.event.value).toBe(30);
  });

  it('keeps a speed that was chosen when it begins with something else', () => {
    const player = begun(100_000);
    expect(player.speed.value).toBe(256);
    player.begin(10, true);
    expect(player.speed.value).toBe(4);
    player.faster(-1);
    player.begin(100_000, true);
    expect(player.speed.value).toBe(2);
  });

  it('does not play where there is nothing', () => {
    const player = begun(0);
    player.toggle();
    expect(player.isPlaying.value).toBe(false);
  });
});
