import { everythingVisible } from '@scrapboard/read-models';
import type { VisibilityFor } from '../framework/route.ts';
import type { GameData } from '../game-data.ts';
import type { Viewers } from '../viewers.ts';

/** Returns a function that finds the players hidden from a caller; their owners see them. */
export function createVisibility(
  viewers: Pick<Viewers, 'hiddenFrom'>,
  gameData: Pick<GameData, 'nicknamesOf'>,
): VisibilityFor {
  return async (headers) => {
    const hiddenIds = await viewers.hiddenFrom(headers);
    if (hiddenIds.size === 0) return everythingVisible;
    return {
      isHidden: (id) => hiddenIds.has(id),
      hidden: [...hiddenIds],
      async findHiddenNames(nicknames) {
        const used = await Promise.all([...hiddenIds].map((id) => gameData.nicknamesOf(id)));
        return new Set(used.flat()).intersection(new Set(nicknames));
      },
    };
  };
}
