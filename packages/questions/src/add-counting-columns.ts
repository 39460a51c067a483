import { compareKeys } from './compare-keys.ts';
import type { FactRow } from './fact-tables.ts';

type Part = Pick<FactRow<'parts'>, 'player_id' | 'part' | 'used'>;
type CountablePart<Row> = Row & Pick<FactRow<'parts'>, 'seat' | 'first_of_part' | 'first_used'>;

/** Returns the rows of a match's parts with columns that make counting matches and vehicles cheap. */
export function addCountingColumns<Row extends Part>(
  rows: readonly Row[],
  players: readonly string[],
): CountablePart<Row>[] {
  const seats = players.toSorted(compareKeys);
  const firstPlayers = new Map<string, string>();
  for (const { player_id: player, part, used } of rows) {
    for (const key of used ? [`carried ${part}`, `used ${part}`] : [`carried ${part}`]) {
      const first = firstPlayers.get(key);
      if (first === undefined || compareKeys(player, first) < 0) firstPlayers.set(key, player);
    }
  }
  return rows.map((row) => ({
    ...row,
    seat: seats.indexOf(row.player_id),
    first_of_part: firstPlayers.get(`carried ${row.part}`) === row.player_id,
    first_used: row.used && firstPlayers.get(`used ${row.part}`) === row.player_id,
  }));
}
