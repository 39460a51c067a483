import { seasonAt } from '@scrapboard/catalogue';
import {
  dayOf,
  initialStanding,
  parseStandingColumns,
  type Standing,
  toStandingColumns,
  updateStandings,
} from '@scrapboard/matches';
import type { ClientBase, Pool } from 'pg';
import { CHANGES_CHANNEL, createChangePayload, notifyChange } from '../../changes.ts';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { rating } from '../../database/tables/ratings.ts';
import { inTransaction } from '../../database/transaction.ts';
import { DAY_MS } from '../../day-ms.ts';
import { requestPredictedFacts } from '../facts/request-facts.ts';
import { copyRows, toCopy } from '../store/copy-rows.ts';
import { lockPlayers } from '../store/write-players.ts';
import { createLadderWriter } from './create-ladder-writer.ts';
import { loadLadderMatches } from './load-ladder-matches.ts';
import { getMinWitnesses, readRanked } from './ranked-setting.ts';
import { streamPlayedMatches } from './stream-played-matches.ts';

export interface RateOptions {
  /** Returns whether two teams compete in a mode, according to the catalogue. */
  isTeamMode?: (mode: string) => boolean;
  /** Returns the ID of the season of an instant (epoch milliseconds), according to the catalogue. */
  seasonOf?: (at: number) => string;
  signal?: AbortSignal;
}

/** Returns the ID of the calendar quarter of an instant. */
export const defaultSeasonOf = (at: number) => seasonAt(at).id;

/** An arbitrary number that other users of the database are unlikely to lock. */
const RATING_LOCK_ID = 7_203_551_905;

/**
 * Rates matches again from the day of the earliest time in `rate_request` on: loads every player's last
 * standing before it, then applies the finished matches by start time and id. The result depends
 * only on the set of matches. It is one transaction: readers see the old ratings until it commits,
 * and the facts of days with other predictions than before are requested with it. Returns the number of matches applied.
 */
export async function rateMatches(pool: Pool, options: RateOptions = {}): Promise<number> {
  return await inTransaction(
    pool,
    (client) => rateInTransaction(client, options),
    'begin; set local jit = off',
  );
}

/** Locks rating until the transaction ends. */
export const lockRating = defineQuery({
  text: `select from pg_advisory_xact_lock(${RATING_LOCK_ID})`,
});

async function rateInTransaction(client: ClientBase, options: RateOptions): Promise<number> {
  await lockRating.run(client);
  const requestedFrom = (await consumeRequests.first(client))?.from ?? null;
  if (requestedFrom === null) return 0;
  // From midnight UTC on, because ladders are kept by day.
  const from = new Date(dayOf(requestedFrom.getTime()) * DAY_MS);
  const previousDigests = await readPredictionDigests(client, from);
  const standings = createStandings(client, from);
  await standings.revert();
  const ladders = await createLadderWriter(client, from, options.seasonOf ?? defaultSeasonOf);
  let count = 0;
  const requiredWitnesses = getMinWitnesses(await readRanked(client));
  for await (const matches of streamPlayedMatches(client, from, requiredWitnesses)) {
    options.signal?.throwIfAborted();
    await standings.load(matches.flatMap(({ playerIds }) => playerIds));
    const ratingRows = matches.map((match) =>
      updateStandings(match, standings.byPlayer, options.isTeamMode),
    );
    await copyRows(client, [toCopy(rating, ratingRows.flat())]);
    await ladders.add(await loadLadderMatches(client, matches), ratingRows);
    count += matches.length;
  }
  await ladders.finish();
  await requestPredictedFacts(
    client,
    findChangedDays(previousDigests, await readPredictionDigests(client, from)),
  );
  const changedPlayers = await writeStandings(client, standings.byPlayer);
  await notifyChange.run(client, CHANGES_CHANNEL, createChangePayload(changedPlayers));
  return count;
}

const predictionDigests = defineQuery({
  text: `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day,
        sum(hashint8extended(match_id, expected))::text as digest
      from rating where started_at >= $1 and expected is not null group by 1`,
  parameters: ['timestamptz'],
  columns: { day: 'text', digest: 'text' },
});

/** Returns a digest of the predictions of each day's matches (UTC, ISO 8601) from a time on. */
async function readPredictionDigests(db: Queryable, from: Date): Promise<Map<string, string>> {
  const days = await predictionDigests.all(db, from);
  return new Map(days.map(({ day, digest }) => [day, digest]));
}

function findChangedDays(
  previous: ReadonlyMap<string, string>,
  current: ReadonlyMap<string, string>,
): string[] {
  const days = [...new Set([...previous.keys(), ...current.keys()])].sort();
  return days.filter((day) => previous.get(day) !== current.get(day));
}

const consumeRequests = defineQuery({
  text: `with deleted as (delete from rate_request returning from_at)
      select min(from_at) as from from deleted`,
  columns: { from: 'timestamptz?' },
});

const standingsBefore = defineQuery({
  name: 'load_standings',
  text: `select r.player_id, r.mu, r.sigma, r.streak, r.best_win_streak, r.worst_loss_streak
        from unnest($1::text[]) as p (id) cross join lateral (
          select * from rating where player_id = p.id and started_at < $2
          order by started_at desc, match_id desc limit 1
        ) r`,
  parameters: ['text[]', 'timestamptz'],
  columns: {
    ...pick(rating, 'player_id', 'mu', 'sigma', 'streak', 'best_win_streak', 'worst_loss_streak'),
  },
});

const deleteRatings = defineQuery({
  text: `with deleted as (delete from rating where started_at >= $1 returning player_id)
          select distinct player_id as id from deleted`,
  parameters: ['timestamptz'],
  columns: { id: 'text' },
});

const updateStandingColumns = defineQuery({
  text: `update player_fold f set mmr = v.mmr, streak = v.streak,
        best_win_streak = v.best_win_streak, worst_loss_streak = v.worst_loss_streak
      from unnest($1::text[], $2::int4[], $3::int4[], $4::int4[], $5::int4[])
        as v (id, mmr, streak, best_win_streak, worst_loss_streak)
      where f.player_id = v.id and (f.mmr, f.streak, f.best_win_streak, f.worst_loss_streak)
        is distinct from (v.mmr, v.streak, v.best_win_streak, v.worst_loss_streak)
      returning f.player_id as id`,
  parameters: ['text[]', 'int4[]', 'int4[]', 'int4[]', 'int4[]'],
  columns: { id: 'text' },
});

/**
 * Creates the standings of players as of `from`, loaded as needed, to which matches are applied.
 */
function createStandings(client: ClientBase, from: Date) {
  const byPlayer = new Map<string, Standing>();

  async function load(players: readonly string[]): Promise<void> {
    const missingIds = [...new Set(players)].filter((id) => !byPlayer.has(id));
    if (missingIds.length === 0) return;
    const rows = await standingsBefore.all(client, missingIds, from);
    for (const id of missingIds) byPlayer.set(id, initialStanding);
    for (const row of rows) byPlayer.set(row.player_id, parseStandingColumns(row));
  }

  return {
    byPlayer,
    load,
    /**
     * Deletes the ratings since `from`, which returns their players to their standing before it.
     */
    async revert(): Promise<void> {
      const deletedRows = await deleteRatings.all(client, from);
      await load(deletedRows.map(({ id }) => id));
    },
  };
}

async function writeStandings(
  client: ClientBase,
  standings: ReadonlyMap<string, Standing>,
): Promise<string[]> {
  const ids = [...standings.keys()].sort();
  const columns = ids.map((id) => toStandingColumns(standings.get(id) ?? initialStanding));
  await lockPlayers(client, ids);
  const changedPlayers = await updateStandingColumns.all(
    client,
    ids,
    columns.map(({ mmr }) => mmr),
    columns.map(({ streak }) => streak),
    columns.map(({ best_win_streak }) => best_win_streak),
    columns.map(({ worst_loss_streak }) => worst_loss_streak),
  );
  return changedPlayers.map(({ id }) => id);
}
