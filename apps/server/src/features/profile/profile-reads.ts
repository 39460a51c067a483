import type { Deps } from '../../deps.ts';
import { strongEtag } from '../../http/etag.ts';
import { createReadThroughCache } from '../../http/read-through-cache.ts';
import { batchReads } from './batch-reads.ts';
import { fetchProfiles } from './fetch-profiles.ts';

/** A profile as it is sent; `body` is null for an unknown player. */
export interface ProfileAnswer {
  body: string | null;
  etag: string;
}

/** About a kilobyte each. */
const MAX_CACHED_PROFILES = 20_000;
const unknown: ProfileAnswer = { body: null, etag: '' };

/** Creates the two ways to read an unfiltered profile: through a cache, or from the database. */
export function createProfileReads({ pool, changes }: Pick<Deps, 'pool' | 'changes'>) {
  const readFold = batchReads({ load: (ids) => fetchProfiles(pool, ids) });
  async function fromDatabase(id: string): Promise<ProfileAnswer> {
    const body = await readFold(id);
    return body === null ? unknown : { body, etag: strongEtag(body) };
  }
  const cache = createReadThroughCache({
    load: fromDatabase,
    maxEntries: MAX_CACHED_PROFILES,
    changes,
    keysOf: ({ players }) => players,
  });
  return { cache, fromDatabase };
}
