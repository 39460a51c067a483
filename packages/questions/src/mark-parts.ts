import { compareKeys } from './compare-keys.ts';
import type { FactRow } from './fact-tables.ts';

type Part = Pick<FactRow<'parts'>, 'player_id' | 'part' | 'used'>;
type Marked<Row> = Row & Pick<FactRow<'parts'>, 'seat' | 'first_of_part' | 'first_used'>;

/** Returns the rows of a match's parts with columns that make counting matches and vehicles cheap. */
export function markParts<Row extends Part>(
  rows: readonly Row[],
  players: readonly string[],
): Marked<Row>[] {
  const seats = players.toSorted(compareKeys);
  const firsts = new Map<string, string>();
  for (const { player_id: player, part, used } of rows) {
    for (const key of used ? [`carried ${part}`, `used ${part}`] : [`carried ${part}`]) {
      const first = firsts.get(key);
      if (first === undefined || compareKeys(player, first) < 0) firsts.set(key, player);
    }
  }
  return rows.map((row) => ({
    ...row,
    seat: seats.indexOf(row.player_id),
    first_of_part: firsts.get(`carried ${row.part}`) === row.player_id,
    first_used: row.used && firsts.get(`used ${row.part}`) === row.player_id,
  }));
}
