import { describe, expect, it } from 'vitest';
import { Late, latePart, retryingLate } from '../src/engine/late.ts';

describe('A late part', () => {
  it('is fetched once, and the job that needs it is run again', async () => {
    let fetched = 0;
    const part = latePart(() => {
      fetched++;
      return Promise.resolve({ double: (n: number) => 2 * n });
    });
    let runs = 0;
    const job = (): number => {
      runs++;
      return part().double(3) + part().double(4);
    };
    expect(await retryingLate(job)).toBe(14);
    expect(await retryingLate(job)).toBe(14);
    expect([fetched, runs]).toEqual([1, 3]);
  });

  it('may be called in the midst of a job that takes turns', async () => {
    const part = latePart(() => Promise.resolve({ one: () => 1 }));
    const job = async (): Promise<number> => {
      await Promise.resolve();
      return part().one();
    };
    expect(await retryingLate(job)).toBe(1);
  });

  it('is told of if it cannot be fetched, and is fetched anew by the next job', async () => {
    let isOnline = false;
    const part = latePart(() => (isOnline ? Promise.resolve({ one: () => 1 }) : Promise.reject(new Error('offline'))));
    await expect(retryingLate(() => part().one())).rejects.toThrow('offline');
    isOnline = true;
    expect(await retryingLate(() => part().one())).toBe(1);
  });

  it('throws what is no error, so that nobody takes it for a refusal', () => {
    const part = latePart(() => Promise.resolve({}));
    const thrown = ((): unknown => {
      try {
        return part();
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(Late);
    expect(thrown).not.toBeInstanceOf(Error);
  });
});

describe('A job', () => {
  it('that fails by itself is not run again', async () => {
    let runs = 0;
    const job = (): never => {
      runs++;
      throw new Error('no such maze');
    };
    await expect(retryingLate(job)).rejects.toThrow('no such maze');
    expect(runs).toBe(1);
  });
});
