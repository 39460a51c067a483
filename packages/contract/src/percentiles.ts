import * as z from 'zod/mini';
import { matchFilters } from './filters.ts';
import { instant, named } from './primitives.ts';
import { MATCH_PERCENTILES, PLAYER_PERCENTILES } from './ranked-numbers.ts';

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

const rankedFields = {
  /** Percentages, points, seconds, or a mean number. */
  value: z.number(),
  /** The share of the cohort with a lower value, equal ones counted half: 0 to 100. */
  percentile: z.number(),
  /** Which values are good; null if neither. */
  better: z.nullable(z.enum(['higher', 'lower'])),
};

const playerNumber = z.object({
  name: z.enum(PLAYER_PERCENTILES),
  ...rankedFields,
  /** The ends of the percentile’s 95% interval. */
  low: z.number(),
  high: z.number(),
});

/** Why a cohort is wider; see `playerPercentiles`. */
const widened = z.nullable(z.enum(['players', 'games', 'weapon']));

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
   * Why it is wider: too few players in a narrower one, too few games of the player, or an unknown
   * weapon; null if it is the narrowest.
   */
  widened,
  /** The player’s finished matches in the cohort’s mode and band. */
  games: z.number(),
  /** Empty without a cohort. */
  numbers: z.array(playerNumber),
  /**
   * The number furthest from the middle on the bad side, if that is certain enough when all numbers are judged
   * together; otherwise the one furthest on the good side, on the same condition; null if there is neither.
   */
  advice: z.nullable(
    z.object({ name: z.enum(PLAYER_PERCENTILES), kind: z.enum(['weakness', 'strength']) }),
  ),
});
export type PlayerPercentiles = z.infer<typeof playerPercentiles>;

export const breakdownPercentilesBy = z.enum([
  'mode',
  'map',
  'powerScore',
  'weapon',
  'movement',
  'cabin',
]);
export type BreakdownPercentilesBy = z.infer<typeof breakdownPercentilesBy>;

/** `GET /api/players/{id}/breakdown/percentiles?by=map` */
export const breakdownPercentilesQuery = z.extend(matchFilters, { by: breakdownPercentilesBy });
export const breakdownPercentiles = z.object({
  asOf: z.nullable(instant),
  /** Those with a cohort in which the player has enough games of the row, by ID. */
  rows: z.array(
    z.object({
      /** Of a mode, a map or a part; of a power score band, its lower end. */
      id: z.string(),
      wanted: cohortKey,
      cohort,
      widened,
      /** The row’s finished matches in the cohort’s mode and band. */
      games: z.number(),
      numbers: z.array(playerNumber),
    }),
  ),
});
export type BreakdownPercentiles = z.infer<typeof breakdownPercentiles>;

/** `GET /api/matches/{id}/percentiles` */
export const matchPercentiles = z.object({
  asOf: z.nullable(instant),
  players: z.array(
    z.object({
      /** Index in the match’s `players`. */
      index: z.number(),
      wanted: cohortKey,
      cohort,
      numbers: z.array(z.object({ name: z.enum(MATCH_PERCENTILES), ...rankedFields })),
    }),
  ),
});
export type MatchPercentiles = z.infer<typeof matchPercentiles>;
