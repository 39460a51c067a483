import { useSearchParams } from 'react-router';
import type { PageFilterOptions } from '../../questions/question-filters.ts';
import { type QuestionFilters, useQuestionFilters } from '../../questions/use-question-filters.ts';
import { type MetaSearch, metaCodec } from './meta-search.ts';

/** Returns what the URL of a meta page selects; the options of the page may depend on its URL. */
export function useMetaState(
  optionsOf: (search: MetaSearch) => PageFilterOptions,
): QuestionFilters<MetaSearch> {
  const [query] = useSearchParams();
  return useQuestionFilters(metaCodec, optionsOf(metaCodec.read(query)));
}
