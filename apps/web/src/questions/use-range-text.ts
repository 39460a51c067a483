import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import type { RangeFilter } from './question-filters.ts';

/** The measures that range filters limit. */
export const RANGE_MEASURES = {
  length: 'matchLength',
  damage: 'damage',
  kills: 'kills',
  assists: 'assists',
  score: 'score',
  partDamage: 'damage',
} as const satisfies Record<RangeFilter, string>;

/** Returns a function that describes a range filter in words: `Kills: 3`. */
export function useRangeText() {
  const { t } = useTranslation('questions');
  const format = useFormat();
  return useCallback(
    (name: RangeFilter, range: string) => {
      const [from = '', to = ''] = range.split('-');
      const show = (text: string) =>
        name === 'length' ? format.duration(Number(text)) : format.number(Number(text));
      const isSingleNumber = name !== 'length' && Number(to) - Number(from) === 1;
      const values = {
        name: t(`measures.${RANGE_MEASURES[name]}`),
        from: show(from),
        to: show(to),
      };
      if (isSingleNumber) return t('filter.exactly', values);
      return to === '' ? t('filter.atLeast', values) : t('filter.between', values);
    },
    [t, format],
  );
}
