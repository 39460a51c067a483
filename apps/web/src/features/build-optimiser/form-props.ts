import type { OptimiserSearch } from './optimiser-search.ts';
import type { OptimiserData } from './use-optimiser-data.ts';

/** The properties of every card of the form. */
export interface FormProps {
  search: OptimiserSearch;
  set: (change: Partial<OptimiserSearch>) => void;
  data: OptimiserData;
}
