import type { ParticipantRow } from '@scrapboard/matches';
import type { PartRow } from '@scrapboard/read-models';

export type PartSums = PartRow & Record<'damage' | 'hits' | 'kills', number>;

/** Sums the numbers of finished matches by part. */
export function sumParts(rows: readonly ParticipantRow[]): PartSums[] {
  const parts = new Map<string, PartSums>();
  for (const row of rows) {
    for (const [i, part] of row.part_ids.entries()) {
      const sums = parts.get(part) ?? { part, games: 0, wins: 0, damage: 0, hits: 0, kills: 0 };
      sums.games++;
      if (row.result === 1) sums.wins++;
      sums.damage += row.part_damage[i] ?? 0;
      sums.hits += row.part_hits[i] ?? 0;
      sums.kills += row.part_kills[i] ?? 0;
      parts.set(part, sums);
    }
  }
  return [...parts.values()];
}
