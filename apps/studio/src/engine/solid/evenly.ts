/** The place from 0 to `end` up to which a share of the integral of `speed` lies: 0 gives 0, 1 gives `end`, and what is beyond goes on straight. */
export function evenly(speed: (at: number) => number, end: number): (share: number) => number {
  const parts = 2048;
  const sums = new Float64Array(parts + 1);
  for (let i = 0; i < parts; i++) sums[i + 1] = (sums[i] as number) + speed((end * (i + 0.5)) / parts);
  const whole = sums[parts] as number;
  return (share) => {
    const wanted = share * whole;
    let [low, high] = [0, parts];
    while (high - low > 1) {
      const half = (low + high) >>> 1;
      if ((sums[half] as number) <= wanted) low = half;
      else high = half;
    }
    const [before, after] = [sums[low] as number, sums[low + 1] as number];
    return (end * (low + (wanted - before) / (after - before))) / parts;
  };
}
