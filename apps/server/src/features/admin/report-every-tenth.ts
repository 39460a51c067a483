/**
 * Returns a function that receives how many are left and reports it only when another tenth of the
 * total number is done.
 */
export function reportEveryTenth(report: (left: number) => void): (left: number) => void {
  let nextReportAt = Number.POSITIVE_INFINITY;
  let total: number | undefined;
  return (left) => {
    total ??= left;
    if (left > nextReportAt) return;
    report(left);
    nextReportAt = left - total / 10;
  };
}
