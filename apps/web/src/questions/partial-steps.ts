import { addDays, type Days } from './period.ts';
import { daysOfStep, type Step } from './time-steps.ts';

/** The days of a step that are in the period, and which end is missing; null for a whole step. */
export type PartialStep = { missing: 'start' | 'end' | 'both'; from: string; to: string } | null;

/** Returns which days of a step are in a period, if not all are; `last` is the last day with matches. */
export function partialStep(
  key: string,
  step: Step,
  { from, to }: Days,
  last: string,
): PartialStep {
  const whole = daysOfStep(key, step);
  const end = to === undefined || to > last ? last : to;
  const startsLate = from !== undefined && from > whole.from;
  const endsEarly = end < whole.to;
  // A step after the last day is outside of the period.
  if ((!startsLate && !endsEarly) || addDays(end, 1) <= whole.from) return null;
  return {
    missing: startsLate && endsEarly ? 'both' : startsLate ? 'start' : 'end',
    from: startsLate ? from : whole.from,
    to: endsEarly ? end : whole.to,
  };
}
