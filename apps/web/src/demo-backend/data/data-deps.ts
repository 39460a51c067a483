import type { Viewers } from '../viewers.ts';
import type { DataStore } from './data-store.ts';

/** The dependencies of the calls about game data. */
export interface DataDeps {
  store: DataStore;
  viewers: Viewers;
  /** Asks for confirmation before the page is closed during this work, which would be lost. */
  confirmUnloadDuring?: ((work: Promise<void>) => void) | undefined;
  /** Called with each status: whether there are matches besides the sample. */
  reportOwnMatches?: ((hasOwnMatches: boolean) => void) | undefined;
}
