import {
  encodeMatchId,
  type MatchDescription,
  type MatchDifference,
  type ModeratedLog,
} from '@scrapboard/contract';
import { comparePlayers } from '@scrapboard/matches';
import { createNamer, toPlayerDescription, toSeconds } from '@scrapboard/read-models';
import { defineQuery } from '../../database/define-query.ts';
import { pick } from '../../database/define-table.ts';
import { match } from '../../database/tables/matches.ts';
import { upload, uploadMatch } from '../../database/tables/uploads.ts';
import type { Deps } from '../../deps.ts';
import type { LogReference } from './decide-about-log.ts';
import { LOG_JOINS_SQL, LOG_SQL, logColumns, toReportedMatch } from './log-columns.ts';

const logsOfMatch = defineQuery({
  text: `select ${LOG_SQL}, s.match_id, s.started_at, s.map, s.mode, s.winner_team, s.battle_time,
        s.claims, s.describes, u.weight
      from ${LOG_JOINS_SQL}
      where s.match_id = (select match_id from upload_match where upload_id = $1 and ordinal = $2)
      order by u.received_at, s.upload_id, s.ordinal`,
  parameters: ['text', 'int4'],
  columns: {
    ...logColumns,
    ...pick(uploadMatch, 'match_id', 'started_at', 'map', 'mode', 'winner_team', 'battle_time'),
    ...pick(uploadMatch, 'claims', 'describes'),
    ...pick(upload, 'weight'),
  },
});
type Row = Awaited<ReturnType<typeof logsOfMatch.all>>[number];

const witnessesOf = defineQuery({
  text: 'select witnesses from match where id = $1',
  parameters: ['int8'],
  columns: pick(match, 'witnesses'),
});

/**
 * Returns a log of a match beside the log that describes the match, with all players' names; null if
 * there is no such log.
 */
export async function fetchModeratedLog(
  { pool, catalogue }: Pick<Deps, 'pool' | 'catalogue'>,
  { uploadId, ordinal }: LogReference,
): Promise<ModeratedLog | null> {
  const rows = await logsOfMatch.all(pool, uploadId, ordinal);
  const row = rows.find((log) => log.upload_id === uploadId && log.ordinal === ordinal);
  if (row === undefined) return null;
  const matchRow = await witnessesOf.first(pool, row.match_id);
  const describingLog = rows.find(({ describes, quarantine }) => describes && quarantine === null);
  const otherLog = describingLog === row ? undefined : describingLog;
  const comparison = comparePlayers(row.claims, otherLog?.claims ?? null);
  const claimed = toMatchDescription(row, comparison.claimed);
  const standing =
    otherLog === undefined ? null : toMatchDescription(otherLog, comparison.standing);
  const namer = createNamer(catalogue);
  return {
    ...toReportedMatch(row),
    startedAt: claimed.startedAt,
    map: namer.map(row.map),
    mode: namer.mode(row.mode),
    matchId: matchRow === undefined ? null : encodeMatchId(row.match_id),
    witnesses: matchRow?.witnesses ?? 0,
    claimed,
    standing,
    differences: standing === null ? [] : findDifferences(claimed, standing),
    players: comparison.players.map((player) => ({
      ...player,
      claimed: player.claimed && toPlayerDescription(player.claimed),
      standing: player.standing && toPlayerDescription(player.standing),
    })),
    logs: rows.map((log) => ({
      ...toReportedMatch(log),
      describes: log.describes,
      weight: log.weight,
    })),
  };
}

function toMatchDescription(
  { started_at, winner_team, battle_time }: Row,
  extent: MatchDescription['extent'],
): MatchDescription {
  return {
    startedAt: started_at.toISOString(),
    winnerTeam: winner_team,
    battleTime: battle_time === null ? null : toSeconds(battle_time),
    extent,
  };
}

/** Clocks of players differ, and so do time zones; more than a minute is worth marking. */
const CLOCK_TOLERANCE_MS = 60_000;

function findDifferences(claimed: MatchDescription, standing: MatchDescription): MatchDifference[] {
  const differences: MatchDifference[] = [];
  const differenceMs = Date.parse(claimed.startedAt) - Date.parse(standing.startedAt);
  if (Math.abs(differenceMs) > CLOCK_TOLERANCE_MS) differences.push('startedAt');
  for (const name of ['winnerTeam', 'battleTime'] as const) {
    // A log that was cut off lacks these values (null), which is not a difference.
    const values = [claimed[name], standing[name]];
    if (!values.includes(null) && values[0] !== values[1]) differences.push(name);
  }
  return differences;
}
