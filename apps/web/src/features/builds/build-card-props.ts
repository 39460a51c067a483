import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import type { BuildSearch } from './builds-search.ts';

/** What the cards of a build’s page need. */
export interface BuildCardProps {
  build: string;
  state: QuestionFilters<BuildSearch>;
}
