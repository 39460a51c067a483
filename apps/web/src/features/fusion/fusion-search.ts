import { KEY_PATTERN } from '@scrapboard/contract/filter-rules';
import {
  type Bench,
  copiesPerAttempt,
  type FusionPlan,
  MAX_CATEGORIES,
  MAX_OPTIONS,
  MAX_PRICE,
  type StabiliserPolicy,
  stabiliserPolicies,
} from '@scrapboard/fusion';
import { type UrlCodec, type UrlField, type UrlQuery, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere } from '../../filters/url-fields.ts';

/** The values of a plan’s form. */
export interface PlanSearch {
  /** Options of each category. */
  options: readonly number[];
  /** Accepted options of each category; missing ones are 1. */
  accept: readonly number[];
  stabilise: StabiliserPolicy;
  bench: Bench;
  /** The id of the part to fuse, whose price is suggested for a copy; undefined if none is chosen. */
  part: string | undefined;
  /** Coins for a copy of the part, and for a stabiliser. */
  copy: number;
  stabiliser: number;
}

export const limitKinds = ['budget', 'attempts'] as const;
export type LimitKind = (typeof limitKinds)[number];
/** The highest limit of each kind, in coins and attempts. */
export const maxLimits: Readonly<Record<LimitKind, number>> = {
  budget: MAX_PRICE,
  attempts: 1_000_000,
};
export const chartUnits = ['attempts', 'cost'] as const;

/** What the calculator shows; all of it is in the URL. */
export interface FusionSearch {
  plan: PlanSearch;
  /** The plan that the first is compared with. */
  secondPlan: PlanSearch | undefined;
  /** How much may be spent, in coins or attempts. */
  limit: { kind: LimitKind; value: number } | undefined;
  chartUnit: (typeof chartUnits)[number];
  /** The seed of the last simulated run. */
  seed: number | undefined;
}

const MAX_SEED = 2 ** 31 - 1;

function listField(
  initial: readonly number[],
  max: number,
  min: number,
): UrlField<readonly number[]> {
  const join = (values: readonly number[]) => values.join(',');
  return {
    read(text) {
      if (text === null || !/^\d{1,3}(,\d{1,3})*$/.test(text)) return initial;
      const values = text.split(',').map(Number).slice(0, MAX_CATEGORIES);
      return values.map((value) => Math.min(max, Math.max(min, value)));
    },
    write: (values) => (join(values) === join(initial) ? undefined : join(values)),
  };
}

/** Creates a field for a price in coins, with up to two decimals. */
function priceField(initial: number): UrlField<number> {
  return {
    read: (text) => parsePrice(text ?? '') ?? initial,
    write: (value) => (value === initial ? undefined : String(value)),
  };
}

/** Parses a price; null if the text is not one. */
export function parsePrice(text: string): number | null {
  const digits = text.trim().replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(digits) || Number(digits) > MAX_PRICE) return null;
  return Number(digits);
}

function readCount(text: string | null, max: number): number | undefined {
  const value = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
}

const planCodec = urlCodec<PlanSearch>({
  options: listField([3, 3, 3], MAX_OPTIONS, 1),
  accept: listField([1, 1, 1], MAX_OPTIONS, 0),
  stabilise: oneOf(stabiliserPolicies, 'never'),
  bench: oneOf(Object.keys(copiesPerAttempt) as Bench[], 'ordinary'),
  part: textWhere((text) => KEY_PATTERN.test(text)),
  copy: priceField(100),
  stabiliser: priceField(50),
});

/** The parameters of the second plan are those of the first with this suffix. */
const SECOND_PLAN_SUFFIX = '2';
/** Always written for the second plan, so that the URL shows that there is one. */
const PRESENCE_PARAMETER = `options${SECOND_PLAN_SUFFIX}`;

function readPlan(query: URLSearchParams): PlanSearch {
  const plan = planCodec.read(query);
  return {
    ...plan,
    accept: plan.options.map((options, i) => Math.min(options, plan.accept[i] ?? 1)),
  };
}

function readSecondPlan(query: URLSearchParams): PlanSearch | undefined {
  if (!query.has(PRESENCE_PARAMETER)) return undefined;
  const entries = [...query].filter(([name]) => name.endsWith(SECOND_PLAN_SUFFIX));
  return readPlan(new URLSearchParams(entries.map(([name, value]) => [name.slice(0, -1), value])));
}

function writeSecondPlan(plan: PlanSearch | undefined): UrlQuery {
  if (plan === undefined) return {};
  const query = { ...planCodec.write(plan), options: plan.options.join(',') };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name + SECOND_PLAN_SUFFIX, value]),
  );
}

/** Reads the state of the calculator from its URL and writes it back. */
export const fusionCodec: UrlCodec<FusionSearch> = {
  read(query) {
    const budget = readCount(query.get('budget'), maxLimits.budget);
    const attempts = readCount(query.get('attempts'), maxLimits.attempts);
    return {
      plan: readPlan(query),
      secondPlan: readSecondPlan(query),
      limit:
        budget !== undefined
          ? { kind: 'budget', value: budget }
          : attempts === undefined
            ? undefined
            : { kind: 'attempts', value: attempts },
      chartUnit: query.get('by') === 'cost' ? 'cost' : 'attempts',
      seed: readCount(query.get('seed'), MAX_SEED),
    };
  },
  write: ({ plan, secondPlan, limit, chartUnit, seed }) => ({
    ...planCodec.write(plan),
    ...writeSecondPlan(secondPlan),
    ...(limit !== undefined && { [limit.kind]: String(limit.value) }),
    by: chartUnit === 'cost' ? chartUnit : undefined,
    seed: seed === undefined ? undefined : String(seed),
  }),
};

/** Returns the plan to compute for a form. */
export function toFusionPlan({ options, accept, bench, copy, stabiliser }: PlanSearch): FusionPlan {
  return {
    categories: options.map((count, i) => ({ options: count, accepted: accept[i] ?? 1 })),
    bench,
    copyPrice: copy,
    stabiliserPrice: stabiliser,
  };
}
