import { timeTicks } from '../charts/time-ticks.ts';
import { type Step, startOfStep } from './time-steps.ts';

/**
 * Returns a function that computes the ticks of a time axis. If the steps are months, each tick is
 * the start of a month; the first tick and the first of each year are labelled with the year.
 */
export function stepTicks(keys: readonly string[], step: Step, locale: string) {
  return (from: number, to: number, max: number) => {
    if (step !== 'month') return timeTicks(from, to, max, locale);
    const stride = Math.max(1, Math.ceil(keys.length / max));
    const shown = keys.filter((_, index) => index % stride === 0);
    return shown.map((key, index) => {
      const hasYear = index === 0 || key.slice(0, 4) !== shown[index - 1]?.slice(0, 4);
      const format = new Intl.DateTimeFormat(locale, {
        timeZone: 'UTC',
        month: 'short',
        ...(hasYear && { year: 'numeric' as const }),
      });
      return { at: startOfStep(key), text: format.format(startOfStep(key)) };
    });
  };
}
