import { useFormat } from '../../use-format.ts';
import { type ChosenMeasure, registered } from './chosen-measure.ts';
import { useValueText } from './use-value-text.ts';

/** Numbers from here on are abbreviated on axes. */
const LONG = 10_000;

/** Returns a function that formats a measure’s values on axes, where there is little space. */
export function useAxisText(chosen: ChosenMeasure) {
  const format = useFormat();
  const measure = registered(chosen);
  const valueText = useValueText(measure);
  return (value: number | null): string =>
    value !== null && Math.abs(value) >= LONG && measure.unit !== 'seconds'
      ? format.compact(value)
      : valueText(value);
}
