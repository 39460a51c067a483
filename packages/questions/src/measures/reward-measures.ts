import { storedPerUnit } from '@scrapboard/contract/player-numbers';
import { type Aggregate, type Condition, count, distinct, finished, sum } from '../aggregate.ts';
import { distribution, estimate, type Measure, number, rate, ratio } from './measure.ts';
import { spanMeasures } from './span-measures.ts';

/** Facts store amounts in thousandths, because logs name decimals. */
const PER_AMOUNT = 1000;
const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;

/** Selects the row that represents a match, with its result and times. */
const matchRows: readonly Condition[] = [{ column: 'resource', known: false }];
const finishedMatchRows = [...finished, ...matchRows];
/** Selects the rows of what was paid. */
const paymentRows: readonly Condition[] = [{ column: 'resource', known: true }];
const wonMatchRows: readonly Condition[] = [...matchRows, { column: 'result', is: 1 }];
const lostMatchRows: readonly Condition[] = [...matchRows, { column: 'result', is: -1 }];
const drawnMatchRows: readonly Condition[] = [...matchRows, { column: 'result', is: 0 }];

const amount = sum('amount', [...finished, ...paymentRows]);
const battleTime = sum('duration', finishedMatchRows);
/** Resources are in rows of their own, so that no resource has games, hours or results. */
const notByResource = { excludedDimension: 'resource' } as const;
const queuedMatchRows: readonly Condition[] = [
  ...finishedMatchRows,
  { column: 'queue_ms', known: true },
];
/** Values are stored in millionths of a coin: an easy match may pay less than one. */
const PER_COIN = 1_000_000;
const coins = {
  unit: 'coins',
  better: 'higher',
  requiredFilter: 'prices',
  ...notByResource,
} as const;

function amountPer(denominator: Aggregate, scale: number): Measure {
  return ratio(amount, denominator, {
    unit: 'amount',
    better: 'higher',
    scale: scale / PER_AMOUNT,
    sample: count(finishedMatchRows),
    ...notByResource,
  });
}

/** Finished matches of players whose own log names what the match paid. */
export const rewardMeasures: Readonly<Record<string, Measure>> = {
  ...spanMeasures,
  games: number(count(finishedMatchRows), { unit: 'matches', ...notByResource }),
  wins: number(count(wonMatchRows), { unit: 'matches', better: 'higher', ...notByResource }),
  losses: number(count(lostMatchRows), { unit: 'matches', better: 'lower', ...notByResource }),
  draws: number(count(drawnMatchRows), { unit: 'matches', ...notByResource }),
  winRate: { ...rate(count(finishedMatchRows), count(wonMatchRows)), ...notByResource },
  matches: number(distinct(['match_id']), { unit: 'matches' }),
  players: number(distinct(['player_id']), { unit: 'players' }),
  amount: number(amount, { unit: 'amount', better: 'higher', perUnit: PER_AMOUNT }),
  /** How often a resource was paid. */
  payments: number(count([...finished, ...paymentRows]), { unit: 'matches' }),
  amountPerGame: amountPer(count(finishedMatchRows), 1),
  amountPerHour: amountPer(battleTime, SECONDS_PER_HOUR * storedPerUnit('seconds')),
  amountPerPayment: distribution('mean', 'amount', [...finished, ...paymentRows], {
    unit: 'amount',
    better: 'higher',
    perUnit: PER_AMOUNT,
  }),
  amountQuantiles: distribution('quantiles', 'amount', [...finished, ...paymentRows], {
    unit: 'amount',
    better: 'higher',
    perUnit: PER_AMOUNT,
  }),
  maxAmount: number(
    { reduce: 'max', column: 'amount', where: [...finished, ...paymentRows] },
    { unit: 'amount', better: 'higher', perUnit: PER_AMOUNT },
  ),
  duration: number(battleTime, {
    unit: 'seconds',
    perUnit: storedPerUnit('seconds'),
    ...notByResource,
  }),
  queueTime: number(sum('queue_ms', finishedMatchRows), {
    unit: 'seconds',
    perUnit: MS_PER_SECOND,
    ...notByResource,
  }),
  queueTimePerGame: {
    ...distribution('mean', 'queue_ms', queuedMatchRows, {
      unit: 'seconds',
      better: 'lower',
      perUnit: MS_PER_SECOND,
    }),
    ...notByResource,
  },
  /** What matches paid at the question's prices, less what they cost. */
  value: number(sum('value', finishedMatchRows), { ...coins, perUnit: PER_COIN }),
  valuePerGame: distribution('mean', 'value', finishedMatchRows, { ...coins, perUnit: PER_COIN }),
  valueQuantiles: distribution('quantiles', 'value', finishedMatchRows, {
    ...coins,
    perUnit: PER_COIN,
  }),
  maxValue: number(
    { reduce: 'max', column: 'value', where: finishedMatchRows },
    { ...coins, perUnit: PER_COIN },
  ),
  valuePerHour: estimate('value', 'duration', finishedMatchRows, {
    ...coins,
    scale: (SECONDS_PER_HOUR * storedPerUnit('seconds')) / PER_COIN,
  }),
  /** Hours of battle and in the queue, of the matches whose queue is known. */
  queuedValuePerHour: estimate('value', 'total_ms', queuedMatchRows, {
    ...coins,
    scale: (SECONDS_PER_HOUR * MS_PER_SECOND) / PER_COIN,
  }),
  maxValuePerHour: number(
    { reduce: 'max', column: 'hourly_value', where: finishedMatchRows },
    { ...coins, perUnit: PER_COIN },
  ),
  maxQueuedValuePerHour: number(
    { reduce: 'max', column: 'queued_hourly_value', where: finishedMatchRows },
    { ...coins, perUnit: PER_COIN },
  ),
  /** Games whose time in the queue is known. */
  queuedGames: number(count(queuedMatchRows), { unit: 'matches', ...notByResource }),
  fuelRate: {
    ...rate(count(finishedMatchRows), count([...finishedMatchRows, { column: 'fuel', is: true }])),
    ...notByResource,
  },
};
