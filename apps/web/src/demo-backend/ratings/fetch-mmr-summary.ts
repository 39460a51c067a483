import { defaultCatalogue } from '@scrapboard/catalogue';
import type { LadderQuery, MmrSummary } from '@scrapboard/contract';
import { ladderOf, toMmrSummary, type Visibility } from '@scrapboard/read-models';
import { ratingStatus } from '@scrapboard/statistics';
import type { Dataset } from '../data/dataset/build-dataset.ts';
import { readLadder } from './read-ladder.ts';

/** Returns how the ratings of a ladder are distributed, and what its board can be filtered by. */
export function fetchMmrSummary(
  dataset: Dataset,
  query: LadderQuery,
  { isHidden }: Visibility,
): MmrSummary {
  const { latestCount, latestRows } = readLadder(dataset, query);
  const counts = dataset.ratings.ladders().counts;
  const ladder = ladderOf(query);
  const ranked = [...latestRows.values()].filter(
    (row) => !isHidden(row.player_id) && ratingStatus(row, latestCount?.day ?? 0) === 'ranked',
  );
  const regions = Map.groupBy(ranked, ({ region }) => region);
  const sizes = Map.groupBy(ranked, ({ party_size }) => party_size);
  const lastDays = new Map(counts.map((row) => [row.ladder, row.day]));
  return toMmrSummary(
    {
      count: latestCount,
      hidden: [...latestRows.values()].filter(({ player_id }) => isHidden(player_id)),
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
