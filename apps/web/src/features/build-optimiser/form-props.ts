import type { OptimizerSearch } from './optimiser-search.ts';
import type { OptimizerData } from './use-optimizer-data.ts';

/** The properties of every card of the form. */
export interface FormProps {
  search: OptimizerSearch;
  set: (change: Partial<OptimizerSearch>) => void;
  data: OptimizerData;
}
