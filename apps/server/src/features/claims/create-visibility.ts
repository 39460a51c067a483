import { everythingVisible } from '@scrapboard/read-models';
import type { Pool } from 'pg';
import type { HiddenPlayers } from '../../hidden-players.ts';
import type { VisibilityFor } from '../../http/create-add-route.ts';
import type { Accounts } from '../auth/create-accounts.ts';
import { fetchHiddenNames } from './fetch-hidden-names.ts';

/**
 * Creates the function that finds the players hidden from a caller; an account always sees its own
 * players. Queries the database only if any player is hidden, which is rare on most servers.
 */
export function createVisibility(
  pool: Pool,
  accounts: Pick<Accounts, 'viewerOf'>,
  players: Pick<HiddenPlayers, 'ids'>,
): VisibilityFor {
  return async (request) => {
    if (players.ids.size === 0) return everythingVisible;
    const viewer = await accounts.viewerOf(request);
    const ids = players.ids.difference(viewer?.players ?? new Set());
    const hidden = [...ids];
    return {
      isHidden: (id) => ids.has(id),
      hidden,
      hiddenNames: (nicknames) => fetchHiddenNames(pool, nicknames, hidden),
    };
  };
}
