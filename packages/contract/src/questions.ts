import * as z from 'zod/mini';
import { instant, rate } from './primitives.ts';

const parameterText = z.optional(z.string().check(z.maxLength(2000)));

/**
 * A question about the facts, as the parameters of a URL. Only their form is checked here: the registry in
 * packages/questions has the names, and reports what is accepted where one is wrong.
 */
export const questionQuery = z.catchall(
  z.object({
    facts: z.optional(z.string()),
    measures: parameterText,
    by: parameterText,
    per: parameterText,
    bin: parameterText,
    sort: parameterText,
    limit: parameterText,
    offset: parameterText,
    min: parameterText,
    zone: parameterText,
    category: parameterText,
    mode: parameterText,
    map: parameterText,
    region: parameterText,
    from: parameterText,
    to: parameterText,
    minPowerScore: parameterText,
    maxPowerScore: parameterText,
    partySize: parameterText,
  }),
  z.string().check(z.maxLength(2000)),
);
export type QuestionQuery = z.infer<typeof questionQuery>;

/** An average with its 95% interval and the number of values. */
const mean = z.object({
  mean: z.number(),
  n: z.number(),
  /** Null for fewer than two values. */
  low: z.nullable(z.number()),
  high: z.nullable(z.number()),
});

/** By how many percentage points results exceed what ratings predicted, with its 95% interval. */
const aboveExpectation = z.object({
  value: z.number(),
  low: z.number(),
  high: z.number(),
  /** Rated matches. */
  n: z.number(),
});

const quantiles = z.object({
  p10: z.number(),
  p25: z.number(),
  p50: z.number(),
  p75: z.number(),
  p90: z.number(),
});

/**
 * The value of a dimension or a measure; an instant is ISO 8601. Null if no row has a value, or if a
 * ratio would be divided by 0.
 */
export const questionValue = z.union([
  z.number(),
  z.string(),
  z.null(),
  rate,
  mean,
  aboveExpectation,
  quantiles,
]);
export type QuestionValue = z.infer<typeof questionValue>;

/** Which facts an answer is from. */
export const factsStamp = {
  /** When the facts were last brought up to date. */
  asOf: instant,
  /** Changes if, and only if, the facts do. */
  version: z.string(),
  /** Whether there are newer facts, whose answer is being prepared: ask again in some seconds. */
  outdated: z.boolean(),
};

/** `GET /api/questions` */
export const questionAnswer = z.object({
  ...factsStamp,
  /** By name of dimension and measure. */
  rows: z.array(z.record(z.string(), questionValue)),
  /** The display names of values, by dimension. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
  /** How many rows there are without `limit` and `offset`. */
  total: z.number(),
  /** Whether there are more rows than these. */
  truncated: z.boolean(),
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;
/** The fields that say which facts an answer is from. */
export type FactsStampName = keyof typeof factsStamp;
