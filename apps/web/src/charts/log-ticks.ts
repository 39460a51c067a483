/** Returns about `tickCount` ticks of a logarithmic axis: 1, 2 and 5 times powers of ten, or only the powers. */
export function logTicks(from: number, to: number, tickCount: number): number[] {
  const [first, last] = [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
  const ticksOf = (steps: readonly number[]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index)
      .flatMap((power) => steps.map((step) => Number((step * 10 ** power).toPrecision(3))))
      .filter((tick) => tick >= from && tick <= to);
  const fine = ticksOf([1, 2, 5]);
  return fine.length <= 2 * tickCount ? fine : ticksOf([1]);
}
