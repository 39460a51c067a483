import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import type { CompareSearch } from './compare-search.ts';
import type { SubjectKind } from './subject.ts';
import type { Subject } from './use-subjects.ts';

/** The props of every card of the page. */
export interface CardProps {
  kind: SubjectKind;
  subjects: readonly Subject[];
  state: QuestionFilters<CompareSearch>;
}
