import type { DimensionName } from '@scrapboard/questions';
import { paths } from '../paths.ts';
import { LIST_FILTERS } from '../questions/question-filters.ts';
import { daysOfStep, STEPS } from '../questions/time-steps.ts';
import type { QuestionFilters } from '../questions/use-question-filters.ts';
import type { ExplorerSearch } from './explorer-search.ts';

/** Returns a function that links a value of a dimension to its page, or to the same question about it alone. */
export function useValueLinks({ href }: QuestionFilters<ExplorerSearch>) {
  return (dimension: DimensionName, key: string): string | undefined => {
    if (key === '-') return undefined;
    if (dimension === 'player') return paths.player(key);
    if (dimension === 'build') return paths.build(key);
    if (dimension === 'match') return paths.match(key);
    const step = STEPS.find((name) => name === dimension);
    if (step !== undefined) return href({ period: 'custom', ...daysOfStep(key, step) });
    const filter = LIST_FILTERS.find((name) => name === dimension);
    return filter === undefined ? undefined : href({ [filter]: [key] });
  };
}
