import type { PlayerGraphs } from '@scrapboard/contract';
import { useMemo } from 'react';
import { timeTicks } from '../../../charts/time-ticks.ts';
import { useFormat } from '../../../use-format.ts';
import { spanOfSteps } from './step-span.ts';

/** Returns the axis of time that all graphs over time of a profile have. */
export function useTimeAxis({ form, step }: PlayerGraphs) {
  const { locale } = useFormat();
  return useMemo(() => {
    const [first, last] = [form[0], form.at(-1)];
    const ends =
      first === undefined || last === undefined
        ? { from: 0, to: 0 }
        : spanOfSteps(first.at, last.at, step);
    const ticks = (from: number, to: number, most: number) => timeTicks(from, to, most, locale);
    return { ...ends, ticks };
  }, [form, step, locale]);
}
