import { everythingVisible } from '@scrapboard/read-models';
import type { VisibilityFor } from '../framework/route.ts';
import type { GameData } from '../game-data.ts';
import type { Viewers } from '../viewers.ts';

/** Returns a function that finds the players hidden from a caller; their owners see them. */
export function createVisibility(
  viewers: Pick<Viewers, 'hiddenFrom'>,
  game: Pick<GameData, 'nicknamesOf'>,
): VisibilityFor {
  return async (headers) => {
    const hidden = await viewers.hiddenFrom(headers);
    if (hidden.size === 0) return everythingVisible;
    return {
      isHidden: (id) => hidden.has(id),
      hidden: [...hidden],
      async hiddenNames(nicknames) {
        const used = await Promise.all([...hidden].map((id) => game.nicknamesOf(id)));
        return new Set(used.flat()).intersection(new Set(nicknames));
      },
    };
  };
}
