import type { Deps } from '../../deps.ts';
import { createStrongEtag } from '../../http/etag.ts';
import { createReadThroughCache } from '../../http/read-through-cache.ts';
import { batchReads } from './batch-reads.ts';
import { fetchProfiles } from './fetch-profiles.ts';

/** A profile as it is sent. `body` is null for an unknown player. */
export interface ProfileResponse {
  body: string | null;
  etag: string;
}

/** Each is about a kilobyte. */
const MAX_CACHED_PROFILES = 20_000;
const UNKNOWN_PLAYER: ProfileResponse = { body: null, etag: '' };

/** Creates the two ways to read an unfiltered profile: through a cache, or from the database. */
export function createProfileReads({ pool, changes }: Pick<Deps, 'pool' | 'changes'>) {
  const readFold = batchReads({ load: (ids) => fetchProfiles(pool, ids) });
  async function readFromDatabase(id: string): Promise<ProfileResponse> {
    const body = await readFold(id);
    return body === null ? UNKNOWN_PLAYER : { body, etag: createStrongEtag(body) };
  }
  const cache = createReadThroughCache({
    load: readFromDatabase,
    maxEntries: MAX_CACHED_PROFILES,
    changes,
    keysOf: ({ players }) => players,
  });
  return { cache, readFromDatabase };
}
