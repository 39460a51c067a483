import {
  newcomer,
  ratePlayed,
  type Standing,
  type StandingColumns,
  standingColumns,
  standingFrom,
} from '@scrapboard/matches';
import type { ClientBase, Pool } from 'pg';
import { changePayload, changesChannel } from '../../changes.ts';
import { copyRows, ratingColumns } from '../store/copy-rows.ts';
import { arrayLiteral } from '../store/upsert.ts';
import { lockPlayers } from '../store/write-players.ts';
import { streamPlayed } from './stream-played.ts';

export interface RateOptions {
  /** Whether a mode is one of two teams playing to win, by the catalogue in use. */
  isTeamMode?: (mode: string) => boolean;
  signal?: AbortSignal;
}

/** Held while it is rated. Any number that no other user of the same database locks by chance. */
export const rateLock = 7_203_551_905;

/**
 * Rates everything again from the earliest time that `rate_request` names: takes everybody's last
 * standing before it, then goes through the finished matches by start time and id. The result
 * depends on the set of matches alone. One transaction: readers see the old ratings until it is done.
 * Returns how many matches were gone through.
 */
export async function rateMatches(pool: Pool, options: RateOptions = {}): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local jit = off');
    const count = await rateInTransaction(client, options);
    await client.query('commit');
    client.release();
    return count;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (broken) => client.release(broken),
    );
    throw error;
  }
}

async function rateInTransaction(client: ClientBase, options: RateOptions): Promise<number> {
  await client.query('select pg_advisory_xact_lock($1)', [rateLock]);
  const from = await takeRequests(client);
  if (from === null) return 0;
  const standings = createStandings(client, from);
  await standings.forget();
  let count = 0;
  for await (const matches of streamPlayed(client, from)) {
    options.signal?.throwIfAborted();
    await standings.load(matches.flatMap(({ playerIds }) => playerIds));
    const rows = matches.flatMap((match) => ratePlayed(match, standings.known, options.isTeamMode));
    await copyRows(client, 'rating', ratingColumns, rows);
    count += matches.length;
  }
  const changed = await writeStandings(client, standings.known);
  await client.query('select pg_notify($1, $2)', [changesChannel, changePayload(changed)]);
  return count;
}

async function takeRequests(client: ClientBase): Promise<Date | null> {
  const { rows } = await client.query<{ from: Date | null }>(
    `with taken as (delete from rate_request returning from_at)
      select min(from_at) as from from taken`,
  );
  return rows[0]?.from ?? null;
}

/** Everybody's standing, as of `from` until matches are applied to it. */
function createStandings(client: ClientBase, from: Date) {
  const known = new Map<string, Standing>();

  async function load(players: readonly string[]): Promise<void> {
    const missing = [...new Set(players)].filter((id) => !known.has(id));
    if (missing.length === 0) return;
    const { rows } = await client.query<StandingColumns & { player_id: string }>({
      name: 'load_standings',
      text: `select r.player_id, r.mu, r.sigma, r.streak, r.best_win_streak, r.worst_loss_streak
        from unnest($1::text[]) as p (id) cross join lateral (
          select * from rating where player_id = p.id and started_at < $2
          order by started_at desc, match_id desc limit 1
        ) r`,
      values: [arrayLiteral(missing), from],
    });
    for (const id of missing) known.set(id, newcomer);
    for (const row of rows) known.set(row.player_id, standingFrom(row));
  }

  return {
    known,
    load,
    /** Drops what was rated from that time on; whoever was in it may stand where he stood before. */
    async forget(): Promise<void> {
      const { rows } = await client.query<{ id: string }>(
        `with gone as (delete from rating where started_at >= $1 returning player_id)
          select distinct player_id as id from gone`,
        [from],
      );
      await load(rows.map(({ id }) => id));
    },
  };
}

async function writeStandings(
  client: ClientBase,
  standings: ReadonlyMap<string, Standing>,
): Promise<string[]> {
  const ids = [...standings.keys()].sort();
  const columns = ids.map((id) => standingColumns(standings.get(id) ?? newcomer));
  await lockPlayers(client, ids);
  const { rows } = await client.query<{ id: string }>(
    `update player_fold f set mmr = v.mmr, streak = v.streak,
        best_win_streak = v.best_win_streak, worst_loss_streak = v.worst_loss_streak
      from unnest($1::text[], $2::int4[], $3::int4[], $4::int4[], $5::int4[])
        as v (id, mmr, streak, best_win_streak, worst_loss_streak)
      where f.player_id = v.id and (f.mmr, f.streak, f.best_win_streak, f.worst_loss_streak)
        is distinct from (v.mmr, v.streak, v.best_win_streak, v.worst_loss_streak)
      returning f.player_id as id`,
    [
      arrayLiteral(ids),
      arrayLiteral(columns.map(({ mmr }) => mmr)),
      arrayLiteral(columns.map(({ streak }) => streak)),
      arrayLiteral(columns.map(({ best_win_streak }) => best_win_streak)),
      arrayLiteral(columns.map(({ worst_loss_streak }) => worst_loss_streak)),
    ],
  );
  return rows.map(({ id }) => id);
}
