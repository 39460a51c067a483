import { everythingVisible } from '@scrapboard/read-models';
import type { Pool } from 'pg';
import type { HiddenPlayers } from '../../hidden-players.ts';
import type { VisibilityFor } from '../../http/create-add-route.ts';
import type { AccountService } from '../auth/account-service.ts';
import { fetchHiddenNames } from './fetch-hidden-names.ts';

/**
 * Creates the function that returns which players are hidden from a caller; an account always
 * sees its own. Identifies the caller only if any player is hidden, which is rare on most servers.
 */
export function createVisibility(
  pool: Pool,
  accounts: Pick<AccountService, 'viewerOf'>,
  hiddenPlayers: Pick<HiddenPlayers, 'ids'>,
): VisibilityFor {
  return async (request) => {
    if (hiddenPlayers.ids.size === 0) return everythingVisible;
    const viewer = await accounts.viewerOf(request);
    const hiddenIds = hiddenPlayers.ids.difference(viewer?.players ?? new Set());
    const hidden = [...hiddenIds];
    return {
      isHidden: (id) => hiddenIds.has(id),
      hidden,
      findHiddenNames: (nicknames) => fetchHiddenNames(pool, nicknames, hidden),
    };
  };
}
