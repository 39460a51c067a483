import { powerScoreBands } from '@scrapboard/catalogue/core';
import type { ListFilter, QuestionSearch } from './question-filters.ts';

/** Returns the change of a page’s filters that selects only the matches of a value, or of a power score band. */
export function filtersForRow(
  split: ListFilter | 'powerScoreBand',
  key: string,
): Partial<QuestionSearch> {
  if (split !== 'powerScoreBand') return { [split]: [key] };
  const index = powerScoreBands.findIndex(({ id }) => id === key);
  const next = powerScoreBands[index + 1];
  return {
    minPowerScore: String(powerScoreBands[index]?.from ?? 0),
    maxPowerScore: next === undefined ? undefined : String(next.from - 1),
  };
}
