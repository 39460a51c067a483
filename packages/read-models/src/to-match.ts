import { type CategoryId, encodeMatchId, type Match } from '@scrapboard/contract';
import type { MatchDetail } from '@scrapboard/matches';
import { createNamer, type Namer, type NamingCatalogue } from './create-namer.ts';
import { toDamageOverTime } from './to-damage-over-time.ts';
import { toMatchPlayers } from './to-match-players.ts';
import { toTeams } from './to-teams.ts';
import { toPoints, toSeconds } from './units.ts';

export interface FullMatchRow {
  id: string;
  started_at: Date;
  gameplay: string;
  map: string;
  mode: string;
  category: string;
  region: string | null;
  client_version: string | null;
  finished: boolean;
  winner_team: number | null;
  reason: string | null;
  win_reason: string | null;
  battle_time: number | null;
  witnesses: number;
  player_ids: readonly string[];
  parties: readonly number[];
}

export interface MatchExtras {
  detail: MatchDetail;
  /** The number of uploads that contain it. */
  uploads: number;
  /** Rating change by player id. */
  changes: ReadonlyMap<string, number>;
}

/** Returns a match with everything its page shows. */
export function toMatch(row: FullMatchRow, extras: MatchExtras, catalogue: NamingCatalogue): Match {
  const { detail, uploads, changes } = extras;
  const namer = createNamer(catalogue);
  const parties = new Map(row.player_ids.map((player, index) => [player, row.parties[index] ?? 0]));
  const players = toMatchPlayers(detail, { part: namer.partWithKind, parties, changes });
  return {
    id: encodeMatchId(row.id),
    startedAt: row.started_at.toISOString(),
    gameplay: row.gameplay,
    map: namer.map(row.map),
    mode: namer.mode(row.mode),
    category: row.category as CategoryId,
    region: row.region,
    clientVersion: row.client_version,
    finished: row.finished,
    winnerTeam: row.winner_team,
    reason: row.reason,
    winReason: row.win_reason,
    duration: row.battle_time === null ? null : toSeconds(row.battle_time),
    uploads,
    witnesses: row.witnesses,
    teams: toTeams(players),
    players,
    ...toEvents(detail, namer.part),
    damageOverTime: toDamageOverTime(detail.damageSeries),
  };
}

function toEvents(
  detail: MatchDetail,
  namePart: Namer['part'],
): Pick<Match, 'rounds' | 'damageMatrix' | 'kills'> {
  return {
    rounds: detail.rounds.map((round) => ({
      endedAfter: round.endedAfter / 1000,
      winnerTeam: round.winnerTeam,
      reason: round.reason,
      winReason: round.winReason,
      duration: toSeconds(round.battleTime),
    })),
    damageMatrix: detail.damageMatrix.map((edge) => ({ ...edge, damage: toPoints(edge.damage) })),
    kills: detail.kills.map((kill) => ({
      ...kill,
      after: kill.after / 1000,
      part: kill.part === null ? null : namePart(kill.part),
    })),
  };
}
