import * as z from 'zod/mini';
import { type MatchStats, statNames } from './player-numbers.ts';
import { categoryId, instant, matchId, named, partKind } from './primitives.ts';

const numberFields = Object.fromEntries(statNames.map((name) => [name, z.number()])) as Record<
  keyof MatchStats,
  z.ZodMiniNumber
>;

export const matchPart = z.object({
  part: z.extend(named, { kind: partKind }),
  damage: z.number(),
  hits: z.number(),
  kills: z.number(),
});

export const matchPlayer = z.object({
  /** Index in `players`, referenced by kills and the damage matrix. */
  index: z.number(),
  /** Game id; null for bots and for players missing from the roster. */
  id: z.nullable(z.string()),
  nickname: z.string(),
  team: z.number(),
  bot: z.boolean(),
  powerScore: z.number(),
  build: z.nullable(z.string()),
  /** Number of the party within the match, from 1; null for solo players. */
  party: z.nullable(z.number()),
  ...numberFields,
  mmrChange: z.nullable(z.number()),
  parts: z.array(matchPart),
  medals: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
  scoreByReason: z.array(z.object({ reason: z.string(), points: z.number() })),
  rounds: z.array(z.object(numberFields)),
});
export type MatchPlayer = z.infer<typeof matchPlayer>;

/** `GET /api/matches/{id}` */
export const match = z.object({
  id: matchId,
  startedAt: instant,
  gameplay: z.string(),
  map: named,
  mode: named,
  category: categoryId,
  region: z.nullable(z.string()),
  clientVersion: z.nullable(z.string()),
  finished: z.boolean(),
  /** 1 or 2; 0 is a draw; null if unfinished. */
  winnerTeam: z.nullable(z.number()),
  reason: z.nullable(z.string()),
  winReason: z.nullable(z.string()),
  /** Seconds. */
  duration: z.nullable(z.number()),
  /** The number of uploads that contain this match. */
  uploads: z.number(),
  /** How many independent logs agree on it; with two it is confirmed. */
  witnesses: z.number(),
  teams: z.array(
    z.object({
      team: z.number(),
      score: z.number(),
      damage: z.number(),
      kills: z.number(),
      /** Average of its vehicles, rounded. */
      powerScore: z.number(),
    }),
  ),
  rounds: z.array(
    z.object({
      /** Seconds after the start of the match. */
      endedAfter: z.number(),
      winnerTeam: z.number(),
      reason: z.string(),
      winReason: z.string(),
      duration: z.number(),
    }),
  ),
  players: z.array(matchPlayer),
  /** Damage from one player to another; -1 is the environment. */
  damageMatrix: z.array(
    z.object({ from: z.number(), to: z.number(), damage: z.number(), hits: z.number() }),
  ),
  kills: z.array(
    z.object({
      /** Seconds after the start. */
      after: z.number(),
      killer: z.number(),
      victim: z.number(),
      part: z.nullable(named),
      entity: z.nullable(z.string()),
      assists: z.array(z.number()),
    }),
  ),
  /**
   * The running damage of two teams, in whole points, at every kill of a vehicle and at times between;
   * null unless there are two teams, and for matches stored before it was recorded.
   */
  damageOverTime: z.nullable(
    z.object({
      /** Numbers of the teams. */
      teams: z.object({ first: z.number(), second: z.number() }),
      snapshots: z.array(
        z.object({
          /** Seconds after the start. */
          after: z.number(),
          first: z.number(),
          second: z.number(),
        }),
      ),
    }),
  ),
});
export type Match = z.infer<typeof match>;
