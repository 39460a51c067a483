import type { Visibility } from '@scrapboard/read-models';
import type { World } from '../world/make-world.ts';
import { nicknamesOf } from './nicknames.ts';

/** What somebody sees of the stored matches from whom these players are hidden. */
export function visibilityIn({ players }: World, hidden: ReadonlySet<string>): Visibility {
  return {
    isHidden: (id) => hidden.has(id),
    hidden: [...hidden],
    async hiddenNames(asked) {
      const used = [...hidden].flatMap((id) => nicknamesOf(players.get(id)?.rows ?? []));
      return new Set(used.map(({ nickname }) => nickname)).intersection(new Set(asked));
    },
  };
}
