import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import type { PartPageKind } from './part-kinds.ts';
import type { PartSearch } from './performance-search.ts';

/** What every card of a part's page is about. */
export interface PartAbout {
  kind: PartPageKind;
  id: string;
  state: QuestionFilters<PartSearch>;
}
