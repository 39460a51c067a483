import type { Viewers } from '../viewers.ts';
import type { DataStore } from './data-store.ts';

/** The dependencies of the calls about game data. */
export interface DataDeps {
  store: DataStore;
  viewers: Viewers;
  /** Called with work that would be lost if the page were closed. */
  keepPageOpenFor?: ((work: Promise<void>) => void) | undefined;
}
