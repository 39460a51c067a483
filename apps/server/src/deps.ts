import type { Catalogue } from '@scrapboard/catalogue';
import type { Pool } from 'pg';
import type { Changes } from './changes.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** What every feature is given; made once, in `main.ts` or by a test. */
export interface Deps {
  readonly config: Config;
  readonly pool: Pool;
  readonly catalogue: Catalogue;
  /** What other connections and processes committed; what keeps the caches true. */
  readonly changes: Changes;
  /** The job queue of this process. */
  readonly jobs: { readonly running: boolean };
  readonly log: Log;
  /** The built web app. */
  readonly webFolder: string;
}
