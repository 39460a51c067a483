import { powerScoreBandOf } from '@scrapboard/catalogue/core';
import type { PageQuestion } from '../../questions/page-question.ts';
import type { PageFilters } from '../../questions/question-filters.ts';
import type { OptimiserSearch } from './optimiser-search.ts';

/** The measured results of weapons. */
export const weaponQuestion = {
  facts: 'parts',
  measures: ['games', 'damagePerMinuteRange', 'winRateAboveExpectation'],
  by: ['part'],
  filters: { partKind: ['weapon'] },
} as const satisfies PageQuestion;

/** The modes that measurements can be from, the most played first. */
export const modesQuestion = {
  facts: 'players',
  measures: ['games'],
  by: ['mode'],
  filters: { category: ['pvp'] },
  order: [{ name: 'games', descending: true }],
  limit: 20,
} as const satisfies PageQuestion;

/** Returns the filters of the matches that weapons are measured in. */
export function measurementFilters({ mode, band, powerScore }: OptimiserSearch): PageFilters {
  const matchFilters: PageFilters = mode === undefined ? { category: ['pvp'] } : { mode: [mode] };
  if (band === 'all' || powerScore.max === undefined) return matchFilters;
  const { from, to } = powerScoreBandOf(powerScore.max);
  return {
    ...matchFilters,
    minPowerScore: from,
    ...(to !== null && { maxPowerScore: to }),
  };
}

/** Who drives vehicles with a weapon and a cabin, most often first. */
export const similarDriversQuestion = (weapon: string, cabin: string) =>
  ({
    facts: 'parts',
    measures: ['games', 'winRate'],
    by: ['player'],
    filters: { part: [weapon], withPart: [cabin], carried: 'true' },
    order: [{ name: 'games', descending: true }],
    limit: 8,
  }) as const satisfies PageQuestion;
