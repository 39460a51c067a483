import { type MatchRow, type MatchRows, matchRows, type ParticipantRow } from '@scrapboard/matches';
import type { ClientBase } from 'pg';
import type { PlayerMatchTable } from '../../database/tables/players.ts';
import { copyRows, matchColumns, matchDetailColumns, playerMatchColumns } from './copy-rows.ts';
import type { Plan } from './plan-matches.ts';
import { refoldPlayers } from './refold-players.ts';
import { emptyTally, tallyBuckets, tallyPlayers } from './tally.ts';
import { lockPlayers, settlePlayers } from './write-players.ts';
import { insertSightings, moveSightings } from './write-sightings.ts';
import { writeBucketTally, writePlayerTally } from './write-tally.ts';

/** What a transaction changed, for those who have to act on it. */
export interface AppliedChange {
  players: string[];
  matches: string[];
  /** Earliest time from which ratings are no longer right; null where no result changed. */
  rateFrom: number | null;
}

/** Carries out a plan. The tables are visited in one order by every writer, rows within them by key. */
export async function applyMatches(
  client: ClientBase,
  plan: Plan,
  foldPart: (id: string) => string,
): Promise<AppliedChange> {
  const added = plan.added.map(({ resolved, detail }) => matchRows(resolved, detail, foldPart));
  const removed = await removeMatches(client, plan.removed);
  await copyRows(
    client,
    'match',
    matchColumns,
    added.map(({ match }) => match),
  );
  await copyRows(
    client,
    'match_detail',
    matchDetailColumns,
    plan.added.map(({ resolved, packed }) => ({ match_id: resolved.id, detail: packed })),
  );
  await copyRows(
    client,
    'player_match',
    playerMatchColumns,
    added.flatMap(({ players }) => players),
  );

  const recounted = new Set(removed.flatMap(({ players }) => players.map((p) => p.player_id)));
  const names = lastNames(added);
  const involved = [...new Set([...names.keys(), ...recounted])].sort();
  const outsiders = plan.localPlayers.filter((id) => !names.has(id));
  if (recounted.size > 0 || outsiders.length > 0) {
    await lockPlayers(client, [...new Set([...involved, ...outsiders])].sort());
  }
  const tally = emptyTally();
  for (const rows of added) tallyPlayers(tally, rows, recounted);
  await writePlayerTally(client, tally);
  await refoldPlayers(client, [...recounted]);
  await moveSightings(client, plan.moved);
  await insertSightings(client, plan.inserted);
  // After the folds, whose locks keep everybody else from removing a player or counting him meanwhile.
  await settlePlayers(client, { names, involved, uploaders: plan.localPlayers });

  for (const rows of removed) tallyBuckets(tally, rows, -1);
  for (const rows of added) tallyBuckets(tally, rows, 1);
  await writeBucketTally(client, tally);
  if (removed.length > 0) await dropEmptyBuckets(client, removed);

  const rated = [...added, ...removed].filter(({ match }) => match.finished);
  return {
    players: [...new Set([...involved, ...plan.localPlayers])],
    matches: [...new Set([...plan.touched, ...plan.removed])],
    rateFrom: rated.length === 0 ? null : Math.min(...rated.map(({ match }) => match.started_at)),
  };
}

/** The name that each player used last in these matches. */
function lastNames(added: readonly MatchRows[]): Map<string, string> {
  const players = added.flatMap((rows) => rows.players);
  players.sort((a, b) => a.started_at - b.started_at || (a.nickname < b.nickname ? 1 : -1));
  return new Map(players.map(({ player_id, nickname }) => [player_id, nickname]));
}

/** Takes matches out of the tables; their sightings, careers and buckets are the caller's. */
async function removeMatches(client: ClientBase, ids: readonly string[]): Promise<MatchRows[]> {
  if (ids.length === 0) return [];
  const players = await client.query<PlayerMatchTable>(
    `delete from player_match p
      using (select id, started_at, unnest(player_ids) as player_id from match where id = any($1::int8[])) m
      where p.player_id = m.player_id and p.started_at = m.started_at and p.match_id = m.id
      returning p.*`,
    [ids],
  );
  const matches = await client.query<Omit<MatchRow, 'started_at'> & { started_at: Date }>(
    'delete from match where id = any($1::int8[]) returning *',
    [ids],
  );
  await client.query('delete from match_detail where match_id = any($1::int8[])', [ids]);
  return matches.rows.map((match) => ({
    match: { ...match, started_at: match.started_at.getTime() },
    players: players.rows
      .filter((row) => row.match_id === match.id)
      .map((row) => ({ ...row, started_at: row.started_at.getTime() }) as ParticipantRow),
  }));
}

async function dropEmptyBuckets(client: ClientBase, removed: readonly MatchRows[]): Promise<void> {
  const days = new Set(
    removed.map(({ match }) => new Date(match.started_at).toISOString().slice(0, 10)),
  );
  for (const [table, count] of [
    ['bucket_mode', 'matches'],
    ['bucket_band', 'games'],
    ['bucket_part', 'uses'],
  ]) {
    await client.query(`delete from ${table} where day = any($1::date[]) and ${count} = 0`, [
      [...days],
    ]);
  }
}
