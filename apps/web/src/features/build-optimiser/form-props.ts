import type { OptimiserSearch } from './optimiser-search.ts';
import type { OptimiserData } from './use-sources.ts';

/** What each card of the form gets. */
export interface FormProps {
  search: OptimiserSearch;
  set: (change: Partial<OptimiserSearch>) => void;
  data: OptimiserData;
}
