/**
 * Returns a function that receives how many remain and reports it only when another tenth of the
 * total number is done.
 */
export function reportEveryTenth(report: (remaining: number) => void): (remaining: number) => void {
  let nextReportAt = Number.POSITIVE_INFINITY;
  let total: number | undefined;
  return (remaining) => {
    total ??= remaining;
    if (remaining > nextReportAt) return;
    report(remaining);
    nextReportAt = remaining - total / 10;
  };
}
