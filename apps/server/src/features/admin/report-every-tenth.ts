/** Returns a function that passes on the number left, at most once per tenth of the first one. */
export function reportEveryTenth(report: (left: number) => void): (left: number) => void {
  let next = Number.POSITIVE_INFINITY;
  let first: number | undefined;
  return (left) => {
    first ??= left;
    if (left > next) return;
    report(left);
    next = left - first / 10;
  };
}
