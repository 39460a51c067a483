import type { MatchRow, MatchRows } from '@scrapboard/matches';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import type { Recounted } from './plan-matches.ts';

/** Independent logs that must agree on a match for it to be confirmed. */
const CONFIRMED_WITNESSES = 2;

const setWitnesses = defineQuery({
  text: `update match m set witnesses = v.witnesses
      from unnest($1::int8[], $2::int2[]) as v (id, witnesses) where m.id = v.id`,
  parameters: ['int8[]', 'int2[]'],
});

/** Writes how many independent logs agree on matches that are otherwise unchanged. */
export async function writeWitnesses(
  db: Queryable,
  recounted: readonly Recounted[],
): Promise<void> {
  if (recounted.length === 0) return;
  const sorted = recounted.toSorted((a, b) => (BigInt(a.matchId) < BigInt(b.matchId) ? -1 : 1));
  await setWitnesses.run(
    db,
    sorted.map(({ matchId }) => matchId),
    sorted.map(({ witnesses }) => witnesses),
  );
}

const rosters = defineQuery({
  text: 'select id, started_at, player_ids from match where id = any($1::int8[])',
  parameters: ['int8[]'],
  columns: pick(match, 'id', 'started_at', 'player_ids'),
});

const addConfirmed = defineQuery({
  name: 'add_confirmed',
  text: `update player_fold f set confirmed_count = confirmed_count + v.change
      from unnest($1::text[], $2::int4[]) as v (id, change) where f.player_id = v.id`,
  parameters: ['text[]', 'int4[]'],
});

export interface ConfirmedChange {
  /** By how many confirmed matches each player has more or fewer, sorted by player. */
  players: [player: string, change: number][];
  /**
   * When the first match started that became or is no longer confirmed and is otherwise unchanged;
   * null if there is none.
   */
  from: number | null;
}

/** Returns what changes about which matches are confirmed. */
export async function countConfirmed(
  db: Queryable,
  changed: {
    added: readonly MatchRows[];
    removed: readonly MatchRows[];
    recounted: readonly Recounted[];
  },
): Promise<ConfirmedChange> {
  const isConfirmed = (witnesses: number) => witnesses >= CONFIRMED_WITNESSES;
  const changes = new Map<string, number>();
  const count = ({ player_ids }: Pick<MatchRow, 'player_ids'>, change: number) => {
    for (const id of player_ids) changes.set(id, (changes.get(id) ?? 0) + change);
  };
  for (const { match } of changed.added) if (isConfirmed(match.witnesses)) count(match, 1);
  for (const { match } of changed.removed) if (isConfirmed(match.witnesses)) count(match, -1);
  const crossed = new Map(
    changed.recounted
      .filter(({ before, witnesses }) => isConfirmed(before) !== isConfirmed(witnesses))
      .map(({ matchId, witnesses }) => [matchId, isConfirmed(witnesses) ? 1 : -1]),
  );
  const rows = crossed.size === 0 ? [] : await rosters.all(db, [...crossed.keys()]);
  for (const row of rows) count(row, crossed.get(row.id) ?? 0);
  const players = [...changes].filter(([, change]) => change !== 0);
  const times = rows.map(({ started_at }) => started_at.getTime());
  return {
    players: players.sort(([a], [b]) => (a < b ? -1 : 1)),
    from: times.length === 0 ? null : Math.min(...times),
  };
}

/** Adds the changes to the careers, which the caller has locked. */
export async function writeConfirmed(
  db: Queryable,
  changes: readonly [player: string, change: number][],
): Promise<void> {
  if (changes.length === 0) return;
  await addConfirmed.run(
    db,
    changes.map(([id]) => id),
    changes.map(([, change]) => change),
  );
}
