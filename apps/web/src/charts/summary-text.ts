import type { TFunction } from 'i18next';

export interface SummaryPoint {
  title: string;
  value: number;
  /** Whether it is of too few games to be called the highest or lowest. */
  isSmallSample?: boolean | undefined;
}

/** `categories` are bars in no order of their own, which have no first and last. */
export type SummaryKind = 'line' | 'bars' | 'categories';

/**
 * Describes a chart in one sentence: its ends, its highest and lowest point of enough games (the
 * earlier of equal ones), and for a line the latest. Empty for fewer than two points.
 */
export function summaryText(
  kind: SummaryKind,
  points: readonly SummaryPoint[],
  formatValue: (value: number) => string,
  t: TFunction<'charts'>,
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  const reliable = points.filter(({ isSmallSample }) => isSmallSample !== true);
  const [firstReliable] = reliable;
  if (firstReliable === undefined) return t('summary.few');
  const highest = reliable.reduce((best, point) => (point.value > best.value ? point : best));
  const lowest = reliable.reduce((best, point) => (point.value < best.value ? point : best));
  const endTitles = { first: first.title, last: last.title };
  if (reliable.length === points.length && highest.value === lowest.value) {
    const value = formatValue(first.value);
    return kind === 'categories'
      ? t('summary.categoriesLevel', { value })
      : t('summary.level', { ...endTitles, value });
  }
  const values = {
    ...endTitles,
    high: formatValue(highest.value),
    highAt: highest.title,
    low: formatValue(lowest.value),
    lowAt: lowest.title,
  };
  if (kind !== 'line') return t(`summary.${kind}`, values);
  return t('summary.line', { ...values, latest: formatValue(last.value) });
}
