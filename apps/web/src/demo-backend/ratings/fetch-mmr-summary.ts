import { defaultCatalogue } from '@scrapboard/catalogue';
import type { LadderPlayersQuery, MmrSummary } from '@scrapboard/contract';
import { ladderOf, toMmrSummary, type Visibility } from '@scrapboard/read-models';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { countSelectedLists, selectPlaces } from './count-selected.ts';
import { readLadder } from './read-ladder.ts';

/** Returns how the ratings of a ladder are distributed, and what its board can be filtered by. */
export function fetchMmrSummary(
  dataset: Dataset,
  query: LadderPlayersQuery,
  visibility: Visibility,
): MmrSummary {
  const snapshot = readLadder(dataset, query);
  const { latestCount } = snapshot;
  const counts = dataset.ratings.ladders().counts;
  const ladder = ladderOf(query);
  const ranked = selectPlaces(snapshot, {}, 'ranked', visibility);
  const regions = Map.groupBy(ranked, ({ region }) => region);
  const sizes = Map.groupBy(ranked, ({ party_size }) => party_size);
  const lastDays = new Map(counts.map((row) => [row.ladder, row.day]));
  return toMmrSummary(
    {
      asOf: latestCount?.day ?? null,
      lists: countSelectedLists(snapshot, query, visibility),
      days: counts.filter((row) => row.ladder === ladder).map(({ day }) => day),
      ladders: [...lastDays].map(([name, day]) => ({ ladder: name, day })),
      regions: [...regions]
        .flatMap(([region, { length }]) => (region === null ? [] : { region, players: length }))
        .sort((a, b) => b.players - a.players || (a.region < b.region ? -1 : 1)),
      partySizes: [...sizes]
        .map(([party_size, { length }]) => ({ party_size, players: length }))
        .sort((a, b) => a.party_size - b.party_size),
    },
    defaultCatalogue,
  );
}
