import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '../../questions/format-measure.ts';
import { measureOf } from '../../questions/measure-of.ts';
import { useFormat } from '../../use-format.ts';
import type { Average } from './questions.ts';

/** Returns functions that name what is averaged and format its values. */
export function useAverageText() {
  const { t } = useTranslation('activity');
  const format = useFormat();
  return useMemo(
    () => ({
      nameOf: (average: Average) => t(`averages.names.${average}`),
      formatValue: (average: Average, value: number) =>
        average === 'duration'
          ? t('averages.minutes', { n: format.number(value / 60, 1) })
          : average === 'games'
            ? format.number(value, 1)
            : formatMeasure(measureOf('players', average), value, format),
    }),
    [t, format],
  );
}
