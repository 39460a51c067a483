import type { Filters } from '@scrapboard/questions';
import type { MeasureName, PageQuestion } from '../../questions/page-question.ts';
import type { Pricing } from './price-resources.ts';
import type { RevenueSearch } from './revenue-search.ts';

type Options = Pick<RevenueSearch, 'stat' | 'per' | 'queue'>;

/** Battles of two teams of eight, and of six in their place at night. */
export const EIGHT_VS_EIGHT_MODES = ['8v8', 'restricted-8v8', '6v6'] as const;

const MEASURES = [
  'games',
  'wins',
  'value',
  'valuePerGame',
  'valuePerHour',
  'queuedValuePerHour',
  'maxValue',
  'maxValuePerHour',
  'maxQueuedValuePerHour',
  'duration',
  'queueTime',
  'queuedGames',
] as const satisfies MeasureName[];

/** Chooses the measure that the options select. */
export function chooseMeasure({ stat, per, queue }: Options) {
  if (stat === 'total') return 'value';
  if (per === 'match') return stat === 'average' ? 'valuePerGame' : 'maxValue';
  if (stat === 'average') return queue === 'in' ? 'queuedValuePerHour' : 'valuePerHour';
  return queue === 'in' ? 'maxQueuedValuePerHour' : 'maxValuePerHour';
}

const TOTAL_MEASURES = ['games', 'players', 'value', 'valuePerGame', 'queuedValuePerHour'] as const;

/** Returns the question about what all matches pay. */
export const totalsQuestion = ({ filters }: Pricing) =>
  ({ facts: 'rewards', measures: TOTAL_MEASURES, filters }) as const satisfies PageQuestion;

/** Returns the question about what matches pay by day, whose variation tells whether a change is chance. */
export const totalsByDayQuestion = ({ filters }: Pricing) =>
  ({
    facts: 'rewards',
    measures: ['games', 'players', 'value'],
    by: ['day'],
    filters,
  }) as const satisfies PageQuestion;

/** Returns the question about what matches of each mode pay. */
export const modesQuestion = ({ filters }: Pricing) =>
  ({ facts: 'rewards', measures: MEASURES, by: ['mode'], filters }) as const satisfies PageQuestion;

/** Returns the question about what each kind of 8 vs 8 battle pays. */
export const eightVsEightQuestion = ({ filters }: Pricing) =>
  ({
    facts: 'rewards',
    measures: MEASURES,
    by: ['mode', 'gameplay'],
    filters: { ...filters, mode: EIGHT_VS_EIGHT_MODES },
  }) as const satisfies PageQuestion;

/** Results of matches that paid fuel, and of others. Not filtered by result, which is what is compared. */
export const fuelQuestion = {
  facts: 'rewards',
  measures: ['games', 'wins', 'winRate'],
  by: ['mode', 'fuel'],
} as const satisfies PageQuestion;

/** Returns the question about what was paid on each day. */
export const dailyQuestion = ({ resources, filters: { result } }: Pricing) =>
  ({
    facts: 'rewards',
    measures: ['amount', 'payments'],
    by: ['day', 'resource'],
    filters: {
      resource: resources.map(({ id }) => id),
      ...(result !== undefined && { result }),
    } satisfies Filters,
    limit: 10_000,
  }) as const satisfies PageQuestion;
