import { addDays, type Days } from './period.ts';
import { daysOfStep, type Step } from './time-steps.ts';

/** The days of a step that count, where some of it are outside of the period or still to come. */
export type PartialStep = { ends: 'start' | 'end' | 'both'; from: string; to: string } | null;

/** Returns which days of a step a period has, if not all of them; `last` is the last day with matches. */
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
  // A step after the last day is not of this period, and says nothing.
  if ((!startsLate && !endsEarly) || addDays(end, 1) <= whole.from) return null;
  return {
    ends: startsLate && endsEarly ? 'both' : startsLate ? 'start' : 'end',
    from: startsLate ? from : whole.from,
    to: endsEarly ? end : whole.to,
  };
}
