import * as z from 'zod/mini';
import { leaderMeasures } from './leader-rules.ts';
import { partPageKinds } from './part-page-kinds.ts';
import { named, playerId } from './primitives.ts';
import { factsStamp, questionValue } from './questions.ts';

const filterText = z.optional(z.string().check(z.maxLength(2000)));

/**
 * `GET /api/leaders`: the query. Everything else in it is a filter of `GET /api/questions`, of which only
 * the form is checked here.
 */
export const leadersQuery = z.catchall(
  z.object({
    kind: z.enum(partPageKinds),
    /** What players are ranked by; by default damage for weapons and results for the others. */
    by: z.optional(z.enum(leaderMeasures)),
    /** The fewest games with a part for a player to be ranked, from 5; 20 by default. */
    minGames: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
    /** Whose rank with each part the answer has; the ranking stays the same. */
    player: z.optional(playerId),
    from: filterText,
    to: filterText,
    category: filterText,
    mode: filterText,
    map: filterText,
    region: filterText,
    minPowerScore: filterText,
    maxPowerScore: filterText,
    party: filterText,
    confirmed: filterText,
    zone: filterText,
  }),
  z.string().check(z.maxLength(2000)),
);
export type LeadersQuery = z.infer<typeof leadersQuery>;

const partLeader = z.object({
  part: named,
  /** The player of rank 1. */
  best: z.object({
    player: z.object({ id: z.string(), nickname: z.string() }),
    games: z.number(),
    /** The average as measured. */
    measured: questionValue,
    /** The estimate, shrunk towards the mean of all ranked players, and the ends of its 95% interval. */
    value: z.number(),
    low: z.number(),
    high: z.number(),
  }),
  /** How many players are ranked. */
  players: z.number(),
  /** The games of all players with enough of them. */
  games: z.number(),
  /** The place of the query's player; null if they are not ranked. */
  marked: z.nullable(z.object({ player: z.string(), rank: z.number() })),
});
export type PartLeader = z.infer<typeof partLeader>;

/** `GET /api/leaders` */
export const leadersAnswer = z.object({
  ...factsStamp,
  by: z.enum(leaderMeasures),
  minGames: z.number(),
  /** Most games first; parts with which no player has enough games are left out. */
  leaders: z.array(partLeader),
});
export type LeadersAnswer = z.infer<typeof leadersAnswer>;
