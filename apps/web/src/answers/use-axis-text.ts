import { useFormat } from '../use-format.ts';
import { type FactMeasure, measureDefinition } from './fact-measure.ts';
import { useMeasureText } from './use-measure-text.ts';

/** The smallest number that is abbreviated on axes. */
const MIN_ABBREVIATED = 10_000;

/** Returns a function that formats a measure’s values on axes, where there is little space. */
export function useAxisText(factMeasure: FactMeasure) {
  const format = useFormat();
  const measure = measureDefinition(factMeasure);
  const valueText = useMeasureText(measure);
  return (value: number | null): string =>
    value !== null && Math.abs(value) >= MIN_ABBREVIATED && measure.unit !== 'seconds'
      ? format.compact(value)
      : valueText(value);
}
