import * as z from 'zod/mini';
import { instant, named } from './primitives.ts';

/** The rates and means of a profile that are ranked, in the order of its cards. */
export const PLAYER_PERCENTILES = [
  'winRate',
  'mvpRate',
  'killsAssists',
  'kills',
  'assists',
  'deaths',
  'damage',
  'damageRec',
  'score',
  'duration',
] as const;
export type PlayerPercentileName = (typeof PLAYER_PERCENTILES)[number];

/** The numbers of a player in a match that are ranked, in the order of the scoreboard. */
export const MATCH_PERCENTILES = [
  'kills',
  'deaths',
  'assists',
  'damage',
  'damageRec',
  'cabinDamage',
  'score',
] as const;
export type MatchPercentileName = (typeof MATCH_PERCENTILES)[number];

/** Which players or matches are compared; null stands for all bands or all weapon roles. */
const cohortKey = z.object({
  mode: named,
  /** The id of a band, `4500-5499`. */
  powerScoreBand: z.nullable(z.string()),
  /** The role of the weapons that dealt the most damage, `shotgun`; the catalogue has the list. */
  weaponRole: z.nullable(z.string()),
});
export type CohortKey = z.infer<typeof cohortKey>;

const cohort = z.extend(cohortKey, {
  /** How many players or, on a match page, players’ matches are in it. */
  count: z.number(),
});
export type Cohort = z.infer<typeof cohort>;

const ranked = {
  /** Percentages, points, seconds, or a mean number. */
  value: z.number(),
  /** The share of the cohort with a lower value, equal ones counted half: 0 to 100. */
  percentile: z.number(),
  /** Which values are good; null if neither. */
  better: z.nullable(z.enum(['higher', 'lower'])),
};

/** `GET /api/players/{id}/percentiles` */
export const playerPercentiles = z.object({
  /** When the cohorts were counted; null if there are none yet. */
  asOf: z.nullable(instant),
  /** The modes and bands in which the player has enough games, most games first, whatever mode and power score are selected. */
  choices: z.array(z.object({ mode: named, powerScoreBand: z.string(), games: z.number() })),
  /** The narrowest cohort of the selected matches; null without finished ones. */
  wanted: z.nullable(cohortKey),
  /** The one they are compared with; null if even the widest one is too small. */
  cohort: z.nullable(cohort),
  /**
   * Why it is wider: too few players in a narrower one, too few games of the player themself, or an unknown
   * weapon; null if it is the narrowest.
   */
  widened: z.nullable(z.enum(['players', 'games', 'weapon'])),
  /** The player’s finished matches in the cohort’s mode and band. */
  games: z.number(),
  /** Empty without a cohort. */
  numbers: z.array(
    z.object({
      name: z.enum(PLAYER_PERCENTILES),
      ...ranked,
      /** The ends of the percentile’s 95% interval. */
      low: z.number(),
      high: z.number(),
    }),
  ),
  /**
   * The number that is furthest on the bad side of the middle, if that is certain enough when all are judged
   * together; otherwise furthest on the good side; null if none is.
   */
  advice: z.nullable(
    z.object({ name: z.enum(PLAYER_PERCENTILES), kind: z.enum(['weakness', 'strength']) }),
  ),
});
export type PlayerPercentiles = z.infer<typeof playerPercentiles>;

/** `GET /api/matches/{id}/percentiles` */
export const matchPercentiles = z.object({
  asOf: z.nullable(instant),
  players: z.array(
    z.object({
      /** Index in the match’s `players`. */
      index: z.number(),
      wanted: cohortKey,
      cohort,
      numbers: z.array(z.object({ name: z.enum(MATCH_PERCENTILES), ...ranked })),
    }),
  ),
});
export type MatchPercentiles = z.infer<typeof matchPercentiles>;
