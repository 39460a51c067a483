import type { Dataset, DatasetPlayer } from './build-dataset.ts';

/** Returns how many of a player's matches at least two independent logs agree on. */
export function countConfirmed({ matches }: Dataset, player: DatasetPlayer | undefined): number {
  const rows = player?.rows ?? [];
  return rows.filter(({ match_id }) => (matches.get(match_id)?.row.witnesses ?? 1) >= 2).length;
}
