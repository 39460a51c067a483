import type { Measure } from '@scrapboard/questions';
import { formatMeasure } from '../questions/format-measure.ts';
import { useFormat } from '../use-format.ts';

/** Returns a function that formats values of a measure; those above or below an expectation have a sign. */
export function useMeasureText({ unit, kind }: Pick<Measure, 'unit' | 'kind'>) {
  const format = useFormat();
  return (value: number | string | null): string =>
    kind === 'excess' && typeof value === 'number'
      ? format.signed(value, 1)
      : formatMeasure({ unit }, value, format);
}
