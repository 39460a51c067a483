import type { Estimate } from '@scrapboard/statistics';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../use-format.ts';
import type { RevenueSearch } from './revenue-search.ts';

/** Returns functions that format coins in the unit that the page's options select. */
export function useCoinFormat(options: RevenueSearch) {
  const { t } = useTranslation('revenue');
  const format = useFormat();
  const unit = options.stat === 'total' ? 'total' : options.per;
  const number = (value: number) => format.number(value, Math.abs(value) < 100 ? 1 : 0);
  return {
    number,
    /** “123 coins an hour”. */
    text: (value: number) => t(`coins.${unit}`, { count: Math.round(value), n: number(value) }),
    /** The ends of an interval; undefined without one. */
    range: ({ low, high }: Estimate) =>
      low === null || high === null
        ? undefined
        : t('range', { low: number(low), high: number(high) }),
    games: (count: number) => t('games', { count, n: format.number(count) }),
    unit: t(`units.${unit}`),
  };
}
