import {
  type AdjacentMatch,
  type CategoryId,
  encodeMatchId,
  type MatchHistoryEntry,
  type MatchResult,
} from '@scrapboard/contract';
import type { Namer } from './create-namer.ts';
import { toPoints, toSeconds } from './units.ts';

/** A stored match of a player, with their best weapon and rating change. */
export interface PlayedMatchRow {
  match_id: string;
  started_at: Date;
  map: string;
  mode: string;
  category: string;
  region: string | null;
  result: number | null;
  power_score: number;
  party_size: number;
  kills: number;
  deaths: number;
  assists: number;
  damage: number;
  damage_rec: number;
  score: number;
  mvp: number;
  duration: number;
  weapon: string | null;
  mmr_change: number | null;
}

/** Returns a row of the match history. */
export function toPlayerMatch(row: PlayedMatchRow, namer: Namer): MatchHistoryEntry {
  return {
    id: encodeMatchId(row.match_id),
    startedAt: row.started_at.toISOString(),
    map: namer.map(row.map),
    mode: namer.mode(row.mode),
    category: row.category as CategoryId,
    region: row.region,
    result: resultOf(row.result),
    powerScore: row.power_score,
    partySize: row.party_size,
    kills: row.kills,
    deaths: row.deaths,
    assists: row.assists,
    damage: toPoints(row.damage),
    damageRec: toPoints(row.damage_rec),
    score: row.score,
    mvp: row.mvp > 0,
    duration: toSeconds(row.duration),
    weapon: row.weapon === null ? null : namer.part(row.weapon),
    mmrChange: row.mmr_change,
  };
}

/** Returns a match with what a link to it needs. */
export function toAdjacentMatch(
  row: Pick<PlayedMatchRow, 'match_id' | 'started_at' | 'map' | 'mode' | 'result'>,
  namer: Namer,
): AdjacentMatch {
  return {
    id: encodeMatchId(row.match_id),
    startedAt: row.started_at.toISOString(),
    map: namer.map(row.map),
    mode: namer.mode(row.mode),
    result: resultOf(row.result),
  };
}

function resultOf(result: number | null): MatchResult {
  if (result === null) return 'unfinished';
  return result > 0 ? 'win' : result < 0 ? 'loss' : 'draw';
}
