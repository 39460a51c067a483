import * as z from 'zod/mini';
import { KEY_PATTERN } from './filter-rules.ts';
import { matchFilters } from './filters.ts';
import { player } from './players.ts';
import { cursor, instant, matchId, named, playerId } from './primitives.ts';

const key = z.string().check(z.regex(KEY_PATTERN));

/** A raid at one difficulty: parameters of the path. */
export const speedRunBoardParams = z.object({
  mode: key,
  /** The game's own word for the raid, e.g. `Pve_Chase`. */
  raid: key,
});
export type SpeedRunBoardParams = z.infer<typeof speedRunBoardParams>;

/** Which runs count: `GET /api/speed-runs`, and part of the other queries. */
export const speedRunFilters = z.object({
  ...z.pick(matchFilters, { from: true, to: true, map: true, region: true }).shape,
  /** Of the strongest vehicle of the run. */
  minPowerScore: matchFilters.shape.minPowerScore,
  maxPowerScore: matchFilters.shape.maxPowerScore,
  /** `solo`: everyone queued alone; `party`: at least two queued together. */
  party: z.optional(z.enum(['solo', 'party'])),
  /** Players of the largest party; 1 is solo. */
  partySize: matchFilters.shape.partySize,
});
export type SpeedRunFilters = z.infer<typeof speedRunFilters>;

const runner = z.object({
  id: playerId,
  nickname: z.string(),
  powerScore: z.number(),
  /** Build hash, eight hex digits. */
  build: z.nullable(z.string()),
  /** The parts that dealt damage in this run, most damage first. */
  parts: z.array(named),
});

export const speedRun = z.object({
  /** The match. */
  id: matchId,
  /** Battle time, to a tenth. */
  seconds: z.number(),
  startedAt: instant,
  map: named,
  region: z.nullable(z.string()),
  /** All players, hidden ones included. */
  humans: z.number(),
  /** Players of the largest party; 1 if everyone queued alone. */
  partySize: z.number(),
  /** Of the strongest vehicle. */
  powerScore: z.number(),
  /** How many independent logs agree on it; with two it is confirmed. */
  witnesses: z.number(),
  /** When waves began and objectives were reached, in seconds of battle time; empty if the log does not say. */
  splits: z.array(
    z.object({ kind: z.enum(['wave', 'objective']), number: z.number(), seconds: z.number() }),
  ),
  players: z.array(runner),
});
export type SpeedRun = z.infer<typeof speedRun>;

export const speedRunRaid = z.object({
  raid: z.string(),
  mode: named,
  /** At most 1,000 are counted. */
  runs: z.number(),
  /** The fastest run of players who queued alone, and of parties; null without one. */
  solo: z.nullable(speedRun),
  party: z.nullable(speedRun),
});
export type SpeedRunRaid = z.infer<typeof speedRunRaid>;

/** `GET /api/speed-runs` */
export const speedRunOverview = z.object({
  /** Most runs first. */
  raids: z.array(speedRunRaid),
  /** What runs can be filtered by, whatever the filters are. */
  options: z.pick(player.shape.options, { maps: true, regions: true }),
});
export type SpeedRunOverview = z.infer<typeof speedRunOverview>;

/** `GET /api/speed-runs/{mode}/{raid}` */
export const speedRunBoardQuery = z.extend(speedRunFilters, {
  cursor: z.optional(cursor),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
});
export type SpeedRunBoardQuery = z.infer<typeof speedRunBoardQuery>;

export const speedRunRow = z.extend(speedRun, {
  /** 1 for the fastest; between equally fast runs, the earlier one comes first. */
  rank: z.number(),
});
export type SpeedRunRow = z.infer<typeof speedRunRow>;

export const speedRunBoard = z.object({
  mode: named,
  /** All runs of the board. */
  total: z.number(),
  /** The fastest run's battle time; null without a run. */
  record: z.nullable(z.number()),
  runs: z.array(speedRunRow),
  nextCursor: z.nullable(z.string()),
});
export type SpeedRunBoard = z.infer<typeof speedRunBoard>;

/** `GET /api/speed-runs/{mode}/{raid}/records` */
export const speedRunRecords = z.object({
  /** Every run that was faster than all before it, oldest first; without splits and parts. */
  records: z.array(speedRun),
});
export type SpeedRunRecords = z.infer<typeof speedRunRecords>;

/** `GET /api/players/{id}/speed-runs` */
export const playerSpeedRunsQuery = z.extend(speedRunFilters, {
  mode: z.optional(key),
  raid: z.optional(key),
});
export type PlayerSpeedRunsQuery = z.infer<typeof playerSpeedRunsQuery>;

export const playerSpeedRun = z.object({
  raid: z.string(),
  mode: named,
  /** The player's fastest run. */
  best: z.object({ id: matchId, seconds: z.number(), startedAt: instant, witnesses: z.number() }),
  /** The player's runs of this raid, and everyone's. */
  runs: z.number(),
  total: z.number(),
  /** The battle time of the fastest run of all. */
  record: z.number(),
  rank: z.number(),
  /** The rank that the same run would have had if it had been one second faster. */
  rankOneSecondFaster: z.number(),
  /**
   * How many seconds faster the run would have had to be for a higher rank; null at the top. Of equally
   * fast runs the earlier is ahead.
   */
  toNextRank: z.nullable(z.number()),
});
export type PlayerSpeedRun = z.infer<typeof playerSpeedRun>;

export const playerSpeedRuns = z.object({
  /** A raid and difficulty each, most runs of the player first. */
  raids: z.array(playerSpeedRun),
});
export type PlayerSpeedRuns = z.infer<typeof playerSpeedRuns>;
