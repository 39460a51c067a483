import type { FoundPlayer, SearchQuery } from '@scrapboard/contract';
import type { Visibility } from '@scrapboard/read-models';
import { rankPlayers } from '@scrapboard/search';
import { finishedRows } from '../data/world/filter-rows.ts';
import type { World } from '../data/world/make-world.ts';
import { nicknamesOf } from '../data/world/nicknames.ts';

/** Returns players by current or former name, best match first. */
export function fetchFoundPlayers(
  world: World,
  { q, limit }: SearchQuery,
  { isHidden }: Visibility,
): FoundPlayer[] {
  const candidates = [...world.players.values()]
    .filter(({ id }) => !isHidden(id))
    .flatMap(({ id, rows }) => {
      const names = nicknamesOf(rows).map(({ nickname }) => nickname);
      const games = finishedRows(rows).length;
      const { mmr } = world.ratings.current(id);
      return names.map((matched) => ({ id, nickname: names[0] ?? '', matched, games, mmr }));
    });
  return rankPlayers(q, candidates, limit);
}
