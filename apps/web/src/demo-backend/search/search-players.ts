import type { FoundPlayer, SearchQuery } from '@scrapboard/contract';
import type { Visibility } from '@scrapboard/read-models';
import { rankPlayers } from '@scrapboard/search';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { finishedRows } from '../data/dataset/filter-rows.ts';
import { nicknamesOf } from '../data/dataset/nicknames.ts';

/** Returns players by current or former name, best match first. */
export function searchPlayers(
  dataset: Dataset,
  { q, limit }: SearchQuery,
  { isHidden }: Visibility,
): FoundPlayer[] {
  const candidates = [...dataset.players.values()]
    .filter(({ id }) => !isHidden(id))
    .flatMap(({ id, rows }) => {
      const names = nicknamesOf(rows).map(({ nickname }) => nickname);
      const games = finishedRows(rows).length;
      const { mmr } = dataset.ratings.current(id);
      return names.map((matched) => ({ id, nickname: names[0] ?? '', matched, games, mmr }));
    });
  return rankPlayers(q, candidates, limit);
}
