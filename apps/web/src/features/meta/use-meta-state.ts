import { useSearchParams } from 'react-router';
import type { FilterOptions } from '../../questions/question-filters.ts';
import { type QuestionFilters, useQuestionFilters } from '../../questions/use-question-filters.ts';
import { type MetaSearch, metaCodec } from './meta-search.ts';

/** Returns what the URL of a page of the meta selects; what it is about may depend on the URL itself. */
export function useMetaState(
  optionsOf: (search: MetaSearch) => FilterOptions,
): QuestionFilters<MetaSearch> {
  const [query] = useSearchParams();
  return useQuestionFilters(metaCodec, optionsOf(metaCodec.read(query)));
}
