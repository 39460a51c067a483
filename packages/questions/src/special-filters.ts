import { MAX_POWER_SCORE } from '@scrapboard/contract/filter-rules';
import { storedPerUnit } from '@scrapboard/contract/player-numbers';
import type { Column, Condition } from './aggregate.ts';
import { normalizeParts } from './carried-parts.ts';
import type { FactTable } from './fact-tables.ts';
import { normalizePrices } from './prices.ts';
import { type Filters, MAX_CARRIED_PARTS } from './question.ts';

/** A filter that is not a dimension; it has one value. */
export interface SpecialFilter {
  facts: readonly FactTable[];
  /** Returns the value of a text; undefined if there is none. */
  parse(text: string): string | number | undefined;
  accepts: string;
  /** Returns whether a text means the same as omitting the filter. */
  isDefault?(text: string): boolean;
  conditions(value: string | number): readonly Condition[];
  /** The conditions that apply if the question does not have the filter. */
  defaultConditions: readonly Condition[];
}

const PLAYER_TABLES: readonly FactTable[] = ['players', 'parts', 'rewards'];
const MAX_WITNESSES = 100;
/** Whole numbers; the second may be missing. */
const RANGE_PATTERN = /^(\d{1,9})-(\d{0,9})$/;
const [SECONDS, POINTS] = [storedPerUnit('seconds'), storedPerUnit('points')];

function createNumericFilter(
  facts: readonly FactTable[],
  max: number,
  conditions: (value: number) => readonly Condition[],
): SpecialFilter {
  return {
    facts,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value <= max ? value : undefined;
    },
    accepts: `a whole number from 0 to ${max}`,
    conditions: (value) => conditions(Number(value)),
    defaultConditions: [],
  };
}

function createChoiceFilter(
  facts: readonly FactTable[],
  conditions: Readonly<Record<string, readonly Condition[]>>,
  defaultConditions: readonly Condition[] = [],
): SpecialFilter {
  return {
    facts,
    parse: (text) => (Object.hasOwn(conditions, text) ? text : undefined),
    accepts: [...Object.keys(conditions), ...(defaultConditions.length > 0 ? ['false'] : [])].join(
      ', ',
    ),
    // A filter that leaves something out by default can also be set to that default.
    isDefault: (text) => defaultConditions.length > 0 && text === 'false',
    conditions: (value) => conditions[value] ?? [],
    defaultConditions,
  };
}

/** Creates a filter of rows whose number is in a range, such as that of a bar of a histogram. */
function createRangeFilter(
  facts: readonly FactTable[],
  column: Column,
  perUnit: number,
  example: string,
): SpecialFilter {
  return {
    facts,
    parse(text) {
      const [, from, to] = RANGE_PATTERN.exec(text) ?? [];
      if (from === undefined) return undefined;
      const isEmpty = to !== undefined && to !== '' && Number(to) <= Number(from);
      return isEmpty ? undefined : `${Number(from)}-${to === '' ? '' : Number(to)}`;
    },
    accepts: `a range that ends before its second number, ${example}`,
    conditions(value) {
      const [from = '', to = ''] = String(value).split('-');
      const atLeast = { column, atLeast: Number(from) * perUnit };
      return to === '' ? [atLeast] : [atLeast, { column, atMost: Number(to) * perUnit - 1 }];
    },
    defaultConditions: [],
  };
}

/** Creates a filter that gives each of several names a number of coins; it selects no rows. */
function createCoinsFilter(accepts: string): SpecialFilter {
  return {
    facts: ['rewards'],
    parse: normalizePrices,
    accepts,
    conditions: () => [],
    defaultConditions: [],
  };
}

/** Rows of builds by what they carry, see `CarriedParts`; a row without a build has none that is known. */
const buildsFilter: SpecialFilter = {
  facts: PLAYER_TABLES,
  parse: normalizeParts,
  accepts: `ids of at most ${MAX_CARRIED_PARTS} parts`,
  conditions: () => [{ column: 'build', known: true }],
  defaultConditions: [],
};

/** The filters that are neither dimensions nor the period. */
export const specialFilters = {
  minPowerScore: createNumericFilter(PLAYER_TABLES, MAX_POWER_SCORE, (atLeast) => [
    { column: 'power_score', atLeast },
  ]),
  maxPowerScore: createNumericFilter(PLAYER_TABLES, MAX_POWER_SCORE, (atMost) => [
    { column: 'power_score', atMost },
  ]),
  confirmed: createNumericFilter(
    ['players', 'parts', 'rewards', 'uploads'],
    MAX_WITNESSES,
    (atLeast) => [{ column: 'witnesses', atLeast }],
  ),
  party: createChoiceFilter(PLAYER_TABLES, {
    solo: [{ column: 'party_size', atMost: 1 }],
    party: [{ column: 'party_size', atLeast: 2 }],
  }),
  bots: createChoiceFilter(['players'], { true: [], only: [{ column: 'bot', is: true }] }, [
    { column: 'bot', is: false },
  ]),
  length: createRangeFilter(PLAYER_TABLES, 'duration', SECONDS, '120-135'),
  damage: createRangeFilter(['players', 'parts'], 'damage', POINTS, '1000-2000'),
  kills: createRangeFilter(['players'], 'kills', 1, '3-4'),
  assists: createRangeFilter(['players'], 'assists', 1, '3-4'),
  score: createRangeFilter(['players'], 'score', 1, '500-600'),
  partDamage: createRangeFilter(['parts'], 'part_damage', POINTS, '1000-2000'),
  prices: createCoinsFilter('a price of each resource in coins, ClanMoney:49.9,Plastic:0.33'),
  costs: createCoinsFilter('what a match of a mode costs in coins, raid-easy:1.1'),
  carried: createChoiceFilter(['parts'], { true: [] }, [{ column: 'used', is: true }]),
  carrying: buildsFilter,
  notCarrying: buildsFilter,
} as const satisfies Partial<Record<keyof Filters, SpecialFilter>>;

export type SpecialFilterName = keyof typeof specialFilters;

export function isSpecialFilterName(name: string): name is SpecialFilterName {
  return Object.hasOwn(specialFilters, name);
}

/** Returns the conditions of all special filters of a question. */
export function conditionsOf(facts: FactTable, filters: Filters): Condition[] {
  return (Object.keys(specialFilters) as SpecialFilterName[]).flatMap((name) => {
    const filter: SpecialFilter = specialFilters[name];
    if (!filter.facts.includes(facts)) return [];
    const value = filters[name];
    return value === undefined ? filter.defaultConditions : filter.conditions(value);
  });
}
