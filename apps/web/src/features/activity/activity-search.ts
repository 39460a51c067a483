import { joinCodecs, urlCodec } from '../../filters/url-codec.ts';
import { countDays } from '../../questions/period.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { STEPS, type Step } from './questions.ts';

/** What the URL says of the page besides its filters. */
export interface ActivitySearch {
  /** Undefined for one that suits the period. */
  step?: Step | undefined;
}

export const activityCodec = joinCodecs(
  urlCodec<ActivitySearch>({
    step: {
      read: (text) => STEPS.find((step) => step === text),
      write: (step) => step,
    },
  }),
  { read: () => ({}), write: () => ({}) },
);

/** Returns the step of charts over time: the chosen one, or one with few enough points to read. */
export function stepOf({ step }: ActivitySearch, { from, to }: PageFilters): Step {
  if (step !== undefined) return step;
  const days = from === undefined || to === undefined ? Infinity : countDays({ from, to });
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}
