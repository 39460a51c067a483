import { storedPerUnit } from '@scrapboard/contract/player-numbers';
import { type Aggregate, type Condition, count, distinct, finished, sum } from '../aggregate.ts';
import { distribution, estimate, type Measure, number, rate, ratio } from './measure.ts';
import { spanMeasures } from './span-measures.ts';

/** Facts store amounts in thousandths, because logs name decimals. */
const PER_AMOUNT = 1000;
const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;

/** The row that represents a match, with its result and times. */
const match: readonly Condition[] = [{ column: 'resource', known: false }];
const game = [...finished, ...match];
/** The rows of what was paid. */
const paid: readonly Condition[] = [{ column: 'resource', known: true }];
const won: readonly Condition[] = [...match, { column: 'result', is: 1 }];
const lost: readonly Condition[] = [...match, { column: 'result', is: -1 }];
const drawn: readonly Condition[] = [...match, { column: 'result', is: 0 }];

const amount = sum('amount', [...finished, ...paid]);
const battle = sum('duration', game);
/** Resources are in rows of their own, so that no resource has games, hours or results. */
const byGame = { excludedDimension: 'resource' } as const;
const queued: readonly Condition[] = [...game, { column: 'queue_ms', known: true }];
/** Values are kept in millionths of a coin: an easy match may pay less than one. */
const PER_COIN = 1_000_000;
const inCoins = { unit: 'coins', better: 'higher', requiredFilter: 'prices', ...byGame } as const;

function amountPer(of: Aggregate, scale: number): Measure {
  return ratio(amount, of, {
    unit: 'amount',
    better: 'higher',
    scale: scale / PER_AMOUNT,
    sample: count(game),
    ...byGame,
  });
}

/** Finished matches of players whose own log names what the match paid. */
export const rewardMeasures: Readonly<Record<string, Measure>> = {
  ...spanMeasures,
  games: number(count(game), { unit: 'matches', ...byGame }),
  wins: number(count(won), { unit: 'matches', better: 'higher', ...byGame }),
  losses: number(count(lost), { unit: 'matches', better: 'lower', ...byGame }),
  draws: number(count(drawn), { unit: 'matches', ...byGame }),
  winRate: { ...rate(count(game), count(won)), ...byGame },
  matches: number(distinct(['match_id']), { unit: 'matches' }),
  players: number(distinct(['player_id']), { unit: 'players' }),
  amount: number(amount, { unit: 'amount', better: 'higher', perUnit: PER_AMOUNT }),
  /** How often a resource was paid. */
  payments: number(count([...finished, ...paid]), { unit: 'matches' }),
  amountPerGame: amountPer(count(game), 1),
  amountPerHour: amountPer(battle, SECONDS_PER_HOUR * storedPerUnit('seconds')),
  amountPerPayment: distribution('mean', 'amount', [...finished, ...paid], {
    unit: 'amount',
    better: 'higher',
    perUnit: PER_AMOUNT,
  }),
  amountQuantiles: distribution('quantiles', 'amount', [...finished, ...paid], {
    unit: 'amount',
    better: 'higher',
    perUnit: PER_AMOUNT,
  }),
  maxAmount: number(
    { reduce: 'max', column: 'amount', where: [...finished, ...paid] },
    { unit: 'amount', better: 'higher', perUnit: PER_AMOUNT },
  ),
  duration: number(battle, { unit: 'seconds', perUnit: storedPerUnit('seconds'), ...byGame }),
  queueTime: number(sum('queue_ms', game), { unit: 'seconds', perUnit: MS_PER_SECOND, ...byGame }),
  queueTimePerGame: {
    ...distribution('mean', 'queue_ms', [...game, { column: 'queue_ms', known: true }], {
      unit: 'seconds',
      better: 'lower',
      perUnit: MS_PER_SECOND,
    }),
    ...byGame,
  },
  /** What matches paid at the question's prices, less what they cost. */
  value: number(sum('value', game), { ...inCoins, perUnit: PER_COIN }),
  valuePerGame: distribution('mean', 'value', game, { ...inCoins, perUnit: PER_COIN }),
  valueQuantiles: distribution('quantiles', 'value', game, { ...inCoins, perUnit: PER_COIN }),
  maxValue: number(
    { reduce: 'max', column: 'value', where: game },
    { ...inCoins, perUnit: PER_COIN },
  ),
  valuePerHour: estimate('value', 'duration', game, {
    ...inCoins,
    scale: (SECONDS_PER_HOUR * storedPerUnit('seconds')) / PER_COIN,
  }),
  /** Hours of battle and in the queue, of the matches whose queue is known. */
  queuedValuePerHour: estimate('value', 'total_ms', queued, {
    ...inCoins,
    scale: (SECONDS_PER_HOUR * MS_PER_SECOND) / PER_COIN,
  }),
  maxValuePerHour: number(
    { reduce: 'max', column: 'hourly_value', where: game },
    { ...inCoins, perUnit: PER_COIN },
  ),
  maxQueuedValuePerHour: number(
    { reduce: 'max', column: 'queued_hourly_value', where: game },
    { ...inCoins, perUnit: PER_COIN },
  ),
  /** Games whose time in the queue is known. */
  queuedGames: number(count(queued), { unit: 'matches', ...byGame }),
  fuelRate: { ...rate(count(game), count([...game, { column: 'fuel', is: true }])), ...byGame },
};
