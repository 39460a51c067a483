import { type MatchRows, toMatchRows } from '@scrapboard/matches';
import type { ClientBase } from 'pg';
import { defineQuery, type Queryable } from '../../database/define-query.ts';
import { match, matchDetail } from '../../database/tables/matches.ts';
import { playerMatch } from '../../database/tables/players.ts';
import type { Log } from '../../log.ts';
import { requestFacts } from '../facts/request-facts.ts';
import { readRanked } from '../ratings/ranked-setting.ts';
import { copyRows, toCopy } from './copy-rows.ts';
import type { Plan } from './plan-matches.ts';
import { recordQuarantine } from './record-quarantine.ts';
import { refoldPlayers } from './refold-players.ts';
import { createEmptyTally, tallyPlayers } from './tally.ts';
import { lockPlayers, updatePlayers } from './write-players.ts';
import { deleteSightings, insertSightings, moveSightings } from './write-sightings.ts';
import { writePlayerTally } from './write-tally.ts';
import { findConfirmedChanges, writeConfirmedCounts, writeWitnesses } from './write-witnesses.ts';

/** What a transaction changed, for follow-up work. */
export interface AppliedChange {
  players: string[];
  matches: string[];
  /** Earliest time from which ratings are outdated; null if no result changed. */
  rateFrom: number | null;
}

interface ApplyContext {
  /** Returns a part's id without its cosmetic variant, using the catalogue. */
  basePartIdOf: (id: string) => string;
  log: Pick<Log, 'info'>;
}

/**
 * Applies a plan. Every writer visits tables in the same order, and rows within them by key, which
 * prevents deadlocks.
 */
export async function applyMatches(
  client: ClientBase,
  plan: Plan,
  { basePartIdOf, log }: ApplyContext,
): Promise<AppliedChange> {
  const addedRows = plan.addedMatches.map(({ resolved, detail }) =>
    toMatchRows(resolved, detail, basePartIdOf),
  );
  const removedRows = await removeMatches(client, plan.removedMatchIds);
  await copyRows(client, [
    toCopy(
      match,
      addedRows.map(({ match }) => match),
    ),
    toCopy(
      matchDetail,
      plan.addedMatches.map(({ resolved, packed }) => ({ match_id: resolved.id, detail: packed })),
    ),
    toCopy(
      playerMatch,
      addedRows.flatMap(({ players }) => players),
    ),
  ]);

  const refoldedPlayerIds = new Set(
    removedRows.flatMap(({ players }) => players.map((p) => p.player_id)),
  );
  const names = findLatestNames(addedRows);
  const changedPlayerIds = [...new Set([...names.keys(), ...refoldedPlayerIds])].sort();
  const absentUploaders = plan.localPlayerIds.filter((id) => !names.has(id));
  const confirmedChanges = await findConfirmedChanges(client, {
    addedRows,
    removedRows,
    recountedMatches: plan.recountedMatches,
  });
  if (
    refoldedPlayerIds.size > 0 ||
    absentUploaders.length > 0 ||
    confirmedChanges.players.length > 0
  ) {
    const otherPlayers = [
      ...absentUploaders,
      ...confirmedChanges.players.map(([player]) => player),
    ];
    await lockPlayers(client, [...new Set([...changedPlayerIds, ...otherPlayers])].sort());
  }
  const tally = createEmptyTally();
  for (const rows of addedRows) tallyPlayers(tally, rows, refoldedPlayerIds);
  await writePlayerTally(client, tally);
  await refoldPlayers(client, [...refoldedPlayerIds]);
  await deleteSightings(client, plan.deletedSightings);
  await moveSightings(client, plan.movedSightings);
  await insertSightings(client, plan.insertedSightings);
  // After the folds, whose locks prevent others from removing or counting a player in the meantime.
  await updatePlayers(client, { names, changedPlayerIds, uploaders: plan.localPlayerIds });

  await writeWitnesses(client, plan.recountedMatches);
  await writeConfirmedCounts(client, confirmedChanges.players);
  await recordQuarantine(client, log, plan.newlyQuarantined);

  await requestFacts(client, plan.changedDays);

  const changedResults = [...addedRows, ...removedRows].filter(({ match }) => match.finished);
  const ratedFrom = changedResults.map(({ match }) => match.started_at);
  if (confirmedChanges.from !== null && (await readRanked(client)) === 'confirmed') {
    ratedFrom.push(confirmedChanges.from);
  }
  return {
    players: [...new Set([...changedPlayerIds, ...plan.localPlayerIds])],
    matches: [...new Set([...plan.touchedMatchIds, ...plan.removedMatchIds])],
    rateFrom: ratedFrom.length === 0 ? null : Math.min(...ratedFrom),
  };
}

/** Returns the name each player used last in these matches. */
function findLatestNames(addedRows: readonly MatchRows[]): Map<string, string> {
  const players = addedRows.flatMap((rows) => rows.players);
  players.sort((a, b) => a.started_at - b.started_at || (a.nickname < b.nickname ? 1 : -1));
  return new Map(players.map(({ player_id, nickname }) => [player_id, nickname]));
}

const deletePlayers = defineQuery({
  text: `delete from player_match p
      using (select id, started_at, unnest(player_ids) as player_id from match where id = any($1::int8[])) m
      where p.player_id = m.player_id and p.started_at = m.started_at and p.match_id = m.id
      returning p.*`,
  parameters: ['int8[]'],
  columns: playerMatch.columns,
});

const deleteMatches = defineQuery({
  text: 'delete from match where id = any($1::int8[]) returning *',
  parameters: ['int8[]'],
  columns: match.columns,
});

const deleteDetails = defineQuery({
  text: 'delete from match_detail where match_id = any($1::int8[])',
  parameters: ['int8[]'],
});

/** Removes matches from the tables; the caller handles their sightings and careers. */
async function removeMatches(db: Queryable, ids: readonly string[]): Promise<MatchRows[]> {
  if (ids.length === 0) return [];
  const players = await deletePlayers.all(db, ids);
  const matches = await deleteMatches.all(db, ids);
  await deleteDetails.run(db, ids);
  return matches.map((match) => ({
    match: { ...match, started_at: match.started_at.getTime() },
    players: players
      .filter((row) => row.match_id === match.id)
      .map((row) => ({ ...row, started_at: row.started_at.getTime() })),
  }));
}
