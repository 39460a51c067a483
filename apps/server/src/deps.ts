import type { Catalogue } from '@scrapboard/catalogue';
import type { Pool } from 'pg';
import type { ChangeFeed } from './changes.ts';
import type { Config } from './config.ts';
import type { DiskReserve } from './disk-reserve.ts';
import type { FactsHealth } from './features/facts/facts-health.ts';
import type { Log } from './log.ts';

/** What every feature receives; created once, in `main.ts` or by a test. */
export interface Deps {
  readonly config: Config;
  readonly pool: Pool;
  readonly catalogue: Catalogue;
  /** Changes committed by any connection or process, which keep caches correct. */
  readonly changes: ChangeFeed;
  /** The job queue of this process. */
  readonly jobs: { readonly isRunning: boolean; factsHealth(): FactsHealth | null };
  /** The part of the data folder's disk that stays free. */
  readonly disk: DiskReserve;
  readonly log: Log;
  /** The built web app. */
  readonly webFolder: string;
}
