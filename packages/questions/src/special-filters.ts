import { MAX_POWER_SCORE } from '@scrapboard/contract/filter-rules';
import { storedPerUnit } from '@scrapboard/contract/player-numbers';
import type { Column, Condition } from './aggregate.ts';
import type { FactTable } from './fact-tables.ts';
import { normalisePrices } from './prices.ts';
import type { Filters } from './question.ts';

/** A filter that is not a dimension; it has one value. */
export interface SpecialFilter {
  facts: readonly FactTable[];
  /** Returns the value of a text; undefined if there is none. */
  parse(text: string): string | number | undefined;
  takes: string;
  /** Returns whether a text means the same as omitting the filter. */
  isDefault?(text: string): boolean;
  conditions(value: string | number): readonly Condition[];
  /** The conditions that apply if the question does not have the filter. */
  otherwise: readonly Condition[];
}

const OF_PLAYERS: readonly FactTable[] = ['players', 'parts', 'rewards'];
const MAX_WITNESSES = 100;
/** Whole numbers; the second may be missing. */
const RANGE = /^(\d{1,9})-(\d{0,9})$/;
const [SECONDS, POINTS] = [storedPerUnit('seconds'), storedPerUnit('points')];

function numeric(
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
    takes: `a whole number from 0 to ${max}`,
    conditions: (value) => conditions(Number(value)),
    otherwise: [],
  };
}

function choice(
  facts: readonly FactTable[],
  conditions: Readonly<Record<string, readonly Condition[]>>,
  otherwise: readonly Condition[] = [],
): SpecialFilter {
  return {
    facts,
    parse: (text) => (Object.hasOwn(conditions, text) ? text : undefined),
    takes: [...Object.keys(conditions), ...(otherwise.length > 0 ? ['false'] : [])].join(', '),
    // A filter that leaves something out by default can also be set to that default.
    isDefault: (text) => otherwise.length > 0 && text === 'false',
    conditions: (value) => conditions[value] ?? [],
    otherwise,
  };
}

/** Rows whose number is in a range, such as that of a bar of a histogram. */
function between(
  facts: readonly FactTable[],
  column: Column,
  perUnit: number,
  example: string,
): SpecialFilter {
  return {
    facts,
    parse(text) {
      const [, from, to] = RANGE.exec(text) ?? [];
      if (from === undefined) return undefined;
      const isEmpty = to !== undefined && to !== '' && Number(to) <= Number(from);
      return isEmpty ? undefined : `${Number(from)}-${to === '' ? '' : Number(to)}`;
    },
    takes: `a range that ends before its second number, ${example}`,
    conditions(value) {
      const [from = '', to = ''] = String(value).split('-');
      const atLeast = { column, atLeast: Number(from) * perUnit };
      return to === '' ? [atLeast] : [atLeast, { column, atMost: Number(to) * perUnit - 1 }];
    },
    otherwise: [],
  };
}

/** A number of coins for each of several names; it selects no rows. */
function coinsByName(takes: string): SpecialFilter {
  return {
    facts: ['rewards'],
    parse: normalisePrices,
    takes,
    conditions: () => [],
    otherwise: [],
  };
}

/** The filters that are neither dimensions nor the period. */
export const specialFilters = {
  minPowerScore: numeric(OF_PLAYERS, MAX_POWER_SCORE, (atLeast) => [
    { column: 'power_score', atLeast },
  ]),
  maxPowerScore: numeric(OF_PLAYERS, MAX_POWER_SCORE, (atMost) => [
    { column: 'power_score', atMost },
  ]),
  confirmed: numeric(['players', 'parts', 'rewards', 'uploads'], MAX_WITNESSES, (atLeast) => [
    { column: 'witnesses', atLeast },
  ]),
  party: choice(OF_PLAYERS, {
    solo: [{ column: 'party_size', atMost: 1 }],
    party: [{ column: 'party_size', atLeast: 2 }],
  }),
  bots: choice(['players'], { true: [], only: [{ column: 'bot', is: true }] }, [
    { column: 'bot', is: false },
  ]),
  length: between(OF_PLAYERS, 'duration', SECONDS, '120-135'),
  damage: between(['players', 'parts'], 'damage', POINTS, '1000-2000'),
  kills: between(['players'], 'kills', 1, '3-4'),
  assists: between(['players'], 'assists', 1, '3-4'),
  score: between(['players'], 'score', 1, '500-600'),
  partDamage: between(['parts'], 'part_damage', POINTS, '1000-2000'),
  prices: coinsByName('a price of each resource in coins, ClanMoney:49.9,Plastic:0.33'),
  costs: coinsByName('what a match of a mode costs in coins, raid-easy:1.1'),
  carried: choice(['parts'], { true: [] }, [{ column: 'used', is: true }]),
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
    return value === undefined ? filter.otherwise : filter.conditions(value);
  });
}
