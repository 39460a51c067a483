import type { MatchRow, MatchRows } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import type { WitnessChange } from './plan-matches.ts';

/** Independent logs that must agree on a match for it to be confirmed. */
const CONFIRMED_WITNESSES = 2;

const setWitnesses = defineQuery({
  name: 'set_witnesses',
  text: `update match m set witnesses = v.witnesses
      from unnest($1::int8[], $2::int2[]) as v (id, witnesses) where m.id = v.id`,
  parameters: ['int8[]', 'int2[]'],
});

/** Writes how many independent logs agree on matches that are otherwise unchanged. */
export async function writeWitnesses(
  db: Queryable,
  recountedMatches: readonly WitnessChange[],
): Promise<void> {
  if (recountedMatches.length === 0) return;
  const sortedMatches = recountedMatches.toSorted((a, b) =>
    BigInt(a.matchId) < BigInt(b.matchId) ? -1 : 1,
  );
  await setWitnesses.run(
    db,
    sortedMatches.map(({ matchId }) => matchId),
    sortedMatches.map(({ witnesses }) => witnesses),
  );
}

const rosters = defineQuery({
  name: 'load_rosters',
  text: 'select id, started_at, player_ids from match where id = any($1::int8[])',
  parameters: ['int8[]'],
  columns: pick(match, 'id', 'started_at', 'player_ids'),
});

const addConfirmedCounts = defineQuery({
  name: 'add_confirmed',
  text: `update player_fold f set confirmed_count = confirmed_count + v.change
      from unnest($1::text[], $2::int4[]) as v (id, change) where f.player_id = v.id`,
  parameters: ['text[]', 'int4[]'],
});

export interface ConfirmedChanges {
  /** The change in each player’s number of confirmed matches, sorted by player. */
  players: [player: string, change: number][];
  /**
   * The earliest start of a match that is unchanged except that it became confirmed, or no longer
   * is; null if there is none.
   */
  from: number | null;
}

/** Counts which matches become confirmed, or no longer are. */
export async function findConfirmedChanges(
  db: Queryable,
  changedRows: {
    addedRows: readonly MatchRows[];
    removedRows: readonly MatchRows[];
    recountedMatches: readonly WitnessChange[];
  },
): Promise<ConfirmedChanges> {
  const isConfirmed = (witnesses: number) => witnesses >= CONFIRMED_WITNESSES;
  const changes = new Map<string, number>();
  const addChange = ({ player_ids }: Pick<MatchRow, 'player_ids'>, change: number) => {
    for (const id of player_ids) changes.set(id, (changes.get(id) ?? 0) + change);
  };
  for (const { match } of changedRows.addedRows)
    if (isConfirmed(match.witnesses)) addChange(match, 1);
  for (const { match } of changedRows.removedRows)
    if (isConfirmed(match.witnesses)) addChange(match, -1);
  const changedMatches = new Map(
    changedRows.recountedMatches
      .filter(
        ({ previousWitnesses, witnesses }) =>
          isConfirmed(previousWitnesses) !== isConfirmed(witnesses),
      )
      .map(({ matchId, witnesses }) => [matchId, isConfirmed(witnesses) ? 1 : -1]),
  );
  const rows = changedMatches.size === 0 ? [] : await rosters.all(db, [...changedMatches.keys()]);
  for (const row of rows) addChange(row, changedMatches.get(row.id) ?? 0);
  const players = [...changes].filter(([, change]) => change !== 0);
  const times = rows.map(({ started_at }) => started_at.getTime());
  return {
    players: players.sort(([a], [b]) => (a < b ? -1 : 1)),
    from: times.length === 0 ? null : Math.min(...times),
  };
}

/** Adds the changes to the careers, which the caller has locked. */
export async function writeConfirmedCounts(
  db: Queryable,
  changes: readonly [player: string, change: number][],
): Promise<void> {
  if (changes.length === 0) return;
  await addConfirmedCounts.run(
    db,
    changes.map(([id]) => id),
    changes.map(([, change]) => change),
  );
}
