import type { Viewers } from '../viewers.ts';
import type { DataStore } from './data-store.ts';

/** What the calls about game data work with. */
export interface DataDeps {
  store: DataStore;
  viewers: Viewers;
  /** Told of work that ends when the page is closed. */
  stayFor?: ((work: Promise<void>) => void) | undefined;
}
