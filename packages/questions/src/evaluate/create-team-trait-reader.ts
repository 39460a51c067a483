import { compareKeys } from '../compare-keys.ts';
import type { TeamTrait } from '../dimensions/dimension.ts';
import type { Key } from '../dimensions/key-codec.ts';
import type { FactRow } from '../fact-tables.ts';
import type { QuestionContext } from '../question-context.ts';
import type { AnyRow } from './any-row.ts';
import type { FactRows } from './evaluate-question.ts';

/** Returns a function that returns traits of rows’ teams; `teamTraitSql` is the same for DuckDB. */
export function createTeamTraitReader(
  rows: Pick<FactRows, 'players' | 'parts'>,
  parts: QuestionContext['parts'],
): (trait: TeamTrait) => (row: AnyRow) => Key {
  return (trait) => {
    const matches = Map.groupBy(rows.players, (row) => row.match_id);
    const playersOf = (row: AnyRow) => matches.get(String(row.match_id)) ?? [];
    if (trait === 'opponentPartySize') {
      return (row) => findLargestPartySize(playersOf(row).filter(({ team }) => team !== row.team));
    }
    const findMainPart = createMainPartFinder(
      rows.parts,
      parts,
      trait === 'weapons' ? 'weapon' : 'cabin',
    );
    return (row) => {
      const teammates = playersOf(row).filter(({ team, bot }) => team === row.team && !bot);
      if (teammates.length === 0) return null;
      return teammates.map(findMainPart).toSorted(compareKeys).join('+');
    };
  };
}

function findLargestPartySize(players: readonly FactRow<'players'>[]): number | null {
  const sizes = players.flatMap(({ party_size: size }) => size ?? []);
  return sizes.length === 0 ? null : Math.max(...sizes);
}

/** Returns a function that finds a player's main part: the known part with the most damage. */
function createMainPartFinder(
  rows: FactRows['parts'],
  parts: QuestionContext['parts'],
  kind: 'weapon' | 'cabin',
): (player: FactRow<'players'>) => string {
  const vehicleKeyOf = (match: string, player: string | null) => JSON.stringify([match, player]);
  const mainRows = new Map<string, FactRow<'parts'>>();
  for (const row of rows) {
    if (parts.get(row.part)?.kind !== kind) continue;
    const vehicle = vehicleKeyOf(row.match_id, row.player_id);
    const mainRow = mainRows.get(vehicle);
    const comparison =
      mainRow === undefined
        ? -1
        : mainRow.part_damage - row.part_damage || compareKeys(row.part, mainRow.part);
    if (comparison < 0) mainRows.set(vehicle, row);
  }
  return (player) => mainRows.get(vehicleKeyOf(player.match_id, player.player_id))?.part ?? '-';
}
