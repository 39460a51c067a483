import type { Rate } from '@scrapboard/statistics/wilson-interval';
import { useTranslation } from 'react-i18next';

/** Returns a function that names the columns of a rate in a CSV file. */
export function useRateHeadings() {
  const { t } = useTranslation('profile');
  return (name: string) => [name, `${name}: ${t('graphs.low')}`, `${name}: ${t('graphs.high')}`];
}

/** Returns the values of a rate in a CSV file; empty ones without games. */
export function toRateCells({ of, percent, low, high }: Rate): (number | null)[] {
  return of === 0 ? [null, null, null] : [percent, low, high];
}
