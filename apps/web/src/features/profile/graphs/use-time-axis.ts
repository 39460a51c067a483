import type { PlayerGraphs } from '@scrapboard/contract';
import { useMemo } from 'react';
import { timeTicks } from '../../../charts/time-ticks.ts';
import { DAY_MS } from '../../../day-ms.ts';
import { useFormat } from '../../../use-format.ts';
import { toSpan } from './step-span.ts';

/** Returns the time axis that all graphs over time of a profile share. */
export function useTimeAxis({ form, step }: PlayerGraphs) {
  const { locale } = useFormat();
  return useMemo(() => {
    const [first, last] = [form[0], form.at(-1)];
    if (first === undefined || last === undefined) return { from: 0, to: 0, ticks: () => [] };
    const { from, to } = toSpan(first.at, last.at, step);
    const ticks = (start: number, end: number, max: number) => timeTicks(start, end, max, locale);
    // The point of a day is at its start, like its tick.
    return { from, to: to - DAY_MS, ticks };
  }, [form, step, locale]);
}
