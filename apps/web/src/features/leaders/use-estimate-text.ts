import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import { useCallback } from 'react';
import { formatMeasure } from '../../questions/format-measure.ts';
import { measureOf } from '../../questions/measure-of.ts';
import { useFormat } from '../../use-format.ts';

/** Returns a function that formats estimates of a measure. */
export function useEstimateText(): (by: LeaderMeasure, value: number) => string {
  const format = useFormat();
  return useCallback(
    (by, value) =>
      by === 'winRateAboveExpectation'
        ? format.signed(value, 1)
        : formatMeasure(measureOf('parts', by), value, format),
    [format],
  );
}
