import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { oneOf } from '../../filters/url-fields.ts';
import { countDays } from '../../questions/period.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import { STEPS, type Step } from '../../questions/time-steps.ts';
import { AVERAGES, type Average } from './questions.ts';

/** The state of the page that the URL contains besides its filters. */
export interface ActivitySearch {
  /** Undefined if it follows from the period. */
  step?: Step | undefined;
  /** The number that the histogram shows. */
  average: Average;
  /** What the chart of modes is divided by. */
  modes: 'category' | 'mode';
  /** Whether modes are shown as shares or as counts. */
  modeUnit: 'share' | 'count';
  weaponUnit: 'share' | 'count';
  /** Ids of weapons that are shown in addition to the most popular ones. */
  weapons?: readonly string[] | undefined;
  regionSort: string;
  partySort: string;
}

const sortField = (initial: string) => ({
  read: (text: string | null) => (text !== null && /^-?\w{1,30}$/.test(text) ? text : initial),
  write: (value: string) => (value === initial ? undefined : value),
});

export const activityCodec: UrlCodec<ActivitySearch> = urlCodec<ActivitySearch>({
  step: {
    read: (text) => STEPS.find((step) => step === text),
    write: (step) => step,
  },
  average: oneOf(AVERAGES, 'damage'),
  modes: oneOf(['category', 'mode'], 'mode'),
  modeUnit: oneOf(['share', 'count'], 'share'),
  weaponUnit: oneOf(['share', 'count'], 'share'),
  weapons: {
    read(text) {
      const ids = (text ?? '').split(',').filter((id) => /^[\w.-]{1,80}$/.test(id));
      return ids.length === 0 ? undefined : ids.slice(0, 12);
    },
    write: (ids) => (ids?.length ? ids.join(',') : undefined),
  },
  regionSort: sortField('-matches'),
  partySort: sortField('partySize'),
});

/** Returns the step of charts over time: the chosen one, or one with few enough points to read. */
export function stepOf({ step }: ActivitySearch, { from, to }: PageFilters): Step {
  if (step !== undefined) return step;
  const days = from === undefined || to === undefined ? Infinity : countDays({ from, to });
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}
