import type { QuestionValue } from '@scrapboard/contract';
import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import { t95 } from '@scrapboard/statistics/difference-of-means';
import { type SampleMean, shrinkSamples } from '@scrapboard/statistics/shrink-samples';
import { Z_95 } from '@scrapboard/statistics/wilson-interval';

/** A row of an answer by player: its values by the name of the measure or dimension. */
export type PlayerAnswerRow = Readonly<Record<string, QuestionValue>>;

/** A player's rank among all who have enough games with a part. */
export interface RankedPlayer {
  player: string;
  /** From 1. */
  rank: number;
  games: number;
  /** The average as measured. */
  measured: QuestionValue;
  /** The estimate, shrunk towards the mean of all, and the ends of its 95% interval. */
  value: number;
  low: number;
  high: number;
  /** The percentage of the other players who are behind; null without others. */
  percentBehind: number | null;
}

/**
 * Returns players from best to worst by estimates of a measure (`shrinkSamples`); win rates are ordered
 * by the lower end of their interval. Players are left out if fewer than `minGames` of their games count
 * for the measure, because the others are not rated.
 */
export function rankPlayers(
  rows: readonly PlayerAnswerRow[],
  by: LeaderMeasure,
  minGames: number,
): RankedPlayer[] {
  const samples = rows.flatMap((row) => {
    const measured = row[by] ?? null;
    const sample = readSample(measured);
    return sample === null || sample.n < minGames ? [] : [{ row, measured, sample }];
  });
  const estimates = shrinkSamples(samples.map(({ sample }) => sample));
  const players = samples.flatMap(({ row, measured }, index) => {
    const estimate = estimates[index];
    if (estimate === undefined) return [];
    const sortKey = by === 'winRate' ? estimate.low : estimate.value;
    return [
      {
        ...{ player: String(row.player), games: Number(row.games) },
        ...{ measured, sortKey, estimate },
      },
    ];
  });
  players.sort(
    (a, b) => b.sortKey - a.sortKey || b.games - a.games || (a.player < b.player ? -1 : 1),
  );
  return players.map(({ player, games, measured, estimate }, index) => ({
    player,
    rank: index + 1,
    games,
    measured,
    ...clampToScale(estimate, by),
    percentBehind:
      players.length === 1 ? null : (100 * (players.length - 1 - index)) / (players.length - 1),
  }));
}

/** Clamps the intervals of rates and shares to 0 to 100, and those of amounts to 0 and above. */
function clampToScale(
  { value, low, high }: { value: number; low: number; high: number },
  by: LeaderMeasure,
) {
  if (by === 'winRateAboveExpectation') return { value, low, high };
  const max = by === 'winRate' || by === 'damageShareRange' ? 100 : Number.POSITIVE_INFINITY;
  const clamp = (end: number) => Math.min(max, Math.max(0, end));
  return { value: clamp(value), low: clamp(low), high: clamp(high) };
}

/** Returns an average with its size and its squared standard error; null with fewer than two games. */
function readSample(value: QuestionValue): SampleMean | null {
  if (value === null || typeof value !== 'object') return null;
  if ('percent' in value) {
    const { percent, of: n } = value;
    return n < 2 ? null : { n, value: percent, variance: (percent * (100 - percent)) / (n - 1) };
  }
  if ('mean' in value) {
    const { mean, low, high, n } = value;
    if (low === null || high === null) return null;
    return { n, value: mean, variance: ((high - low) / 2 / t95(n - 1)) ** 2 };
  }
  if ('value' in value) {
    const { value: excess, low, high, n } = value;
    return n < 2 ? null : { n, value: excess, variance: ((high - low) / 2 / Z_95) ** 2 };
  }
  return null;
}
