/**
 * Wraps `report`, which receives how many items remain, so that it is called only when another
 * tenth of all of them is done.
 */
export function throttleToTenths(report: (remaining: number) => void): (remaining: number) => void {
  let nextReportAt = Number.POSITIVE_INFINITY;
  let total: number | undefined;
  return (remaining) => {
    total ??= remaining;
    if (remaining > nextReportAt) return;
    report(remaining);
    nextReportAt = remaining - total / 10;
  };
}
