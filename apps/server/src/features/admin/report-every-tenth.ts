/**
 * Returns a function that receives how many are left and reports it only when another tenth of the
 * first number is done.
 */
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
