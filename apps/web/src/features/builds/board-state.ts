import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import type { BoardSearch, BuildSearch } from './builds-search.ts';

/** What the list of builds selects. */
export type BoardState = QuestionFilters<BoardSearch>;

/** What the cards of a build’s page need. */
export interface BuildCardProps {
  build: string;
  state: QuestionFilters<BuildSearch>;
}
