import { defaultCatalogue } from '@scrapboard/catalogue';
import type { SearchAnswer, SearchQuery } from '@scrapboard/contract';
import type { Visibility } from '@scrapboard/read-models';
import { createCatalogueSearch, rankPlayers } from '@scrapboard/search';
import type { World } from '../world/make-world.ts';
import { finished } from './choose-rows.ts';
import { nicknamesOf } from './nicknames.ts';

const searchCatalogue = createCatalogueSearch(defaultCatalogue.parts(), defaultCatalogue.maps());

/** Finds players by current and former names, parts and maps by name, best match first. */
export function readSearch(
  world: World,
  { q, limit }: SearchQuery,
  { isHidden }: Visibility,
): SearchAnswer {
  const candidates = [...world.players.values()]
    .filter(({ id }) => !isHidden(id))
    .flatMap(({ id, rows }) => {
      const names = nicknamesOf(rows).map(({ nickname }) => nickname);
      const games = finished(rows).length;
      const { mmr } = world.ratings.now(id);
      return names.map((matched) => ({ id, nickname: names[0] ?? '', matched, games, mmr }));
    });
  return { players: rankPlayers(q, candidates, limit), ...searchCatalogue(q, limit) };
}
