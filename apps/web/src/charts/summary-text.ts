import type { TFunction } from 'i18next';

export interface SummaryPoint {
  title: string;
  value: number;
}

/**
 * Describes a chart in one sentence: its ends, its highest and lowest point (the earlier of
 * equal ones), and for a line the latest. Empty for fewer than two points.
 */
export function summaryText(
  kind: 'line' | 'bars',
  points: readonly SummaryPoint[],
  formatValue: (value: number) => string,
  t: TFunction<'charts'>,
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const highest = points.reduce((best, point) => (point.value > best.value ? point : best));
  const lowest = points.reduce((best, point) => (point.value < best.value ? point : best));
  const endTitles = { first: first.title, last: last.title };
  if (highest.value === lowest.value) {
    return t('summary.level', { ...endTitles, value: formatValue(first.value) });
  }
  const values = {
    ...endTitles,
    high: formatValue(highest.value),
    highAt: highest.title,
    low: formatValue(lowest.value),
    lowAt: lowest.title,
  };
  if (kind === 'bars') return t('summary.bars', values);
  return t('summary.line', { ...values, latest: formatValue(last.value) });
}
