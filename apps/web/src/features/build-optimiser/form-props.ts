import type { OptimiserSearch } from './optimiser-search.ts';
import type { OptimiserData } from './use-optimiser-data.ts';

/** The properties of every card of the form. */
export interface FormProps {
  search: OptimiserSearch;
  /** Navigates to the URL with a change, which may be a function of the latest search. */
  set: (
    change: Partial<OptimiserSearch> | ((latest: OptimiserSearch) => Partial<OptimiserSearch>),
  ) => void;
  data: OptimiserData;
}
