import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import type { BoardSearch } from './builds-search.ts';

/** What the list of builds selects. */
export type BoardState = QuestionFilters<BoardSearch>;
