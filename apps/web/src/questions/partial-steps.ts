import { addDays } from '@scrapboard/questions/boards';
import type { Days } from './period.ts';
import { daysOfStep, type Step } from './time-steps.ts';

/** The days of a step that are in the period, and which end is missing; null for a complete step. */
export type PartialStep = { missing: 'start' | 'end' | 'both'; from: string; to: string } | null;

/** Returns the days of a step that are in a period, or null if all are; `lastDay` is the last day with matches. */
export function partialStep(
  key: string,
  step: Step,
  { from, to }: Days,
  lastDay: string,
): PartialStep {
  const stepDays = daysOfStep(key, step);
  const end = to === undefined || to > lastDay ? lastDay : to;
  const startsLate = from !== undefined && from > stepDays.from;
  const endsEarly = end < stepDays.to;
  // A step after the last day is outside of the period.
  if ((!startsLate && !endsEarly) || addDays(end, 1) <= stepDays.from) return null;
  return {
    missing: startsLate && endsEarly ? 'both' : startsLate ? 'start' : 'end',
    from: startsLate ? from : stepDays.from,
    to: endsEarly ? end : stepDays.to,
  };
}
