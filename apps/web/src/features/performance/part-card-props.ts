import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import type { PartSearch } from './performance-search.ts';

/** The properties of every card of a part's page. */
export interface PartCardProps {
  kind: PartPageKind;
  id: string;
  state: QuestionFilters<PartSearch>;
}
