import {
  type MatchNumber,
  matchNumbers,
  type RangedNumber,
  storedPerUnit,
} from '@scrapboard/contract/player-numbers';
import { type Condition, count, distinct, finished, sum, won } from '../aggregate.ts';
import { distribution, estimate, type Measure, number, rate, ratio } from './measure.ts';
import { expectationMeasures, outcomeMeasures } from './outcome-measures.ts';
import { spanMeasures } from './span-measures.ts';
import { streakMeasures } from './streak-measures.ts';

/** Numbers that are better when low, or unrelated to how well a player plays. */
const betterByName: Partial<Record<MatchNumber['name'], Measure['better']>> = {
  deaths: 'lower',
  damageRec: 'lower',
  roundLosses: 'lower',
  rounds: 'neither',
  roundDraws: 'neither',
  duration: 'neither',
};

const isRanged = (entry: MatchNumber): entry is RangedNumber => entry.fold === 'range';
const capitalize = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Returns a number's total over finished matches, and how it varies from match to match. */
function measuresOf(entry: MatchNumber): Record<string, Measure> {
  const { name, column, unit } = entry;
  const options = {
    unit: name === 'mvp' ? 'matches' : unit,
    better: betterByName[name] ?? 'higher',
    perUnit: storedPerUnit(unit),
  } as const;
  const total = { [name]: number(sum(column, finished), options) };
  if (!isRanged(entry)) return total;
  const extreme = (reduce: 'min' | 'max') => number({ reduce, column, where: finished }, options);
  return {
    ...total,
    [`${name}PerGame`]: distribution('mean', column, finished, options),
    [`${name}Quantiles`]: distribution('quantiles', column, finished, options),
    [`min${capitalize(name)}`]: extreme('min'),
    [`max${capitalize(name)}`]: extreme('max'),
    ...(name !== 'duration' && { [`${name}PerMinute`]: definePerMinute(entry) }),
  };
}

function definePerMinute({ name, column, unit }: RangedNumber): Measure {
  return ratio(sum(column, finished), sum('duration', finished), {
    unit,
    better: betterByName[name] ?? 'higher',
    scale: (60 * storedPerUnit('seconds')) / storedPerUnit(unit),
    sample: count(finished),
  });
}

/** Quotients with their ranges, for comparing players. Rounds of a match depend on each other, so their range is one of matches. */
const estimateMeasures: Readonly<Record<string, Measure>> = {
  damagePerMinuteRange: estimate('damage', 'duration', finished, {
    unit: 'points',
    better: 'higher',
    scale: (60 * storedPerUnit('seconds')) / storedPerUnit('points'),
  }),
  killsPerDeathRange: estimate('kills', 'deaths', finished, {
    unit: 'events',
    better: 'higher',
    scale: 1,
  }),
  cabinShareRange: estimate('cabin_damage', 'damage', finished, { unit: 'percent', scale: 100 }),
  roundWinRateRange: estimate('round_wins', 'rounds', finished, {
    unit: 'percent',
    better: 'higher',
    scale: 100,
  }),
};

const teams = distinct(['match_id', 'team'], finished);

/** The row that represents its match, so that matches with more players count no more. */
const matchRows: readonly Condition[] = [...finished, { column: 'first_of_match', is: true }];
const decidedMatchRows: readonly Condition[] = [
  ...matchRows,
  { column: 'winner_team', atLeast: 1 },
];
const seconds = { unit: 'seconds', perUnit: storedPerUnit('seconds') } as const;
const rounds = { unit: 'rounds', perUnit: 1 } as const;

/** Measures of whole matches, which have no value for some of their players. */
const matchMeasures: Readonly<Record<string, Measure>> = Object.fromEntries(
  Object.entries({
    matchLength: distribution('mean', 'duration', matchRows, seconds),
    matchLengthQuantiles: distribution('quantiles', 'duration', matchRows, seconds),
    roundsPerMatch: distribution('mean', 'rounds', matchRows, rounds),
    /** The rate of the first team's wins in matches that were not drawn. */
    firstTeamWinRate: rate(
      count(decidedMatchRows),
      count([...decidedMatchRows, { column: 'winner_team', atMost: 1 }]),
      'neither',
    ),
  }).map(([name, measure]) => [name, { ...measure, isPerMatch: true }]),
);

/** A row is a player in a match; bots count only where a question asks for them. */
export const playerMeasures: Readonly<Record<string, Measure>> = {
  ...outcomeMeasures,
  ...expectationMeasures,
  ...spanMeasures,
  ...streakMeasures,
  /** Teams in finished matches, each once however many of its players are counted. */
  teams: number(teams, { unit: 'matches' }),
  teamWinRate: rate(teams, distinct(['match_id', 'team'], won)),
  matches: number(distinct(['match_id']), { unit: 'matches' }),
  appearances: number(count([]), { unit: 'matches' }),
  players: number(distinct(['player_id']), { unit: 'players' }),
  humans: number(count([{ column: 'bot', is: false }]), { unit: 'players' }),
  bots: number(count([{ column: 'bot', is: true }]), { unit: 'players', requiredFilter: 'bots' }),
  builds: number(distinct(['build']), { unit: 'builds' }),
  maxPowerScore: number({ reduce: 'max', column: 'power_score', where: [] }, { unit: 'score' }),
  ...Object.assign({}, ...matchNumbers.map(measuresOf)),
  ...matchMeasures,
  mvpRate: rate(count(finished), count([...finished, { column: 'mvp', atLeast: 1 }])),
  survivalRate: rate(count(finished), count([...finished, { column: 'deaths', atMost: 0 }])),
  roundWinRate: rate(sum('rounds', finished), sum('round_wins', finished)),
  killsPerDeath: ratio(sum('kills', finished), sum('deaths', finished), {
    unit: 'events',
    better: 'higher',
    scale: 1,
    sample: count(finished),
  }),
  cabinShare: ratio(sum('cabin_damage', finished), sum('damage', finished), {
    unit: 'percent',
    scale: 100,
    sample: count(finished),
  }),
  ...estimateMeasures,
};
