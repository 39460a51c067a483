import type {
  MatchHistoryEntry,
  PlayerGraphs,
  PlayerParts,
  PlayerPowerScores,
} from '@scrapboard/contract';
import type { Candle, ChartData } from './chart-data.ts';

/** A player’s stats, as the profile calls return them. */
export interface PlayerStats {
  graphs: PlayerGraphs;
  weapons: PlayerParts;
  powerScores: PlayerPowerScores;
  /** Newest first. */
  matches: MatchHistoryEntry[];
}

const MAX_PERIODS = 12;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const toDay = (instant: string) => instant.slice(0, 10);

function countBy<Row>(rows: Row[], key: (row: Row) => string): [string, number][] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function toSlices(name: string, counts: [string, number][]): ChartData {
  return {
    labels: counts.map(([label]) => label),
    series: [{ name, values: counts.map(([, count]) => count) }],
  };
}

/** Returns matches and wins of the latest periods. */
export function toMatchesAndWins({ graphs }: PlayerStats): ChartData {
  const form = graphs.form.slice(-MAX_PERIODS);
  return {
    labels: form.map(({ at }) => toDay(at)),
    series: [
      { name: 'Matches', values: form.map(({ games }) => games) },
      { name: 'Wins', values: form.map(({ winRate }) => winRate.count) },
    ],
  };
}

/** Returns averages per match of the latest periods; damage in thousands. */
export function toAveragesPerMatch({ graphs }: PlayerStats): ChartData {
  const form = graphs.form.slice(-MAX_PERIODS);
  return {
    labels: form.map(({ at }) => toDay(at)),
    series: [
      { name: 'Kills', values: form.map(({ kills }) => kills) },
      { name: 'Assists', values: form.map(({ assists }) => assists) },
      { name: 'Damage / 1000', values: form.map(({ damage }) => damage / 1000) },
    ],
  };
}

/** Returns matches, wins, and the moving average of matches over three periods. */
export function toMatchesAndTrend(stats: PlayerStats): ChartData {
  const { labels, series } = toMatchesAndWins(stats);
  const games = series[0]?.values ?? [];
  const trend = games.map((_, index) => {
    const inWindow = games.slice(Math.max(0, index - 2), index + 1);
    return inWindow.reduce((sum, value) => sum + value, 0) / inWindow.length;
  });
  return { labels, series: [...series, { name: 'Moving average', values: trend }] };
}

/** Returns the damage of the top three weapons and of all others. */
export function toDamageByWeapon({ weapons }: PlayerStats): ChartData {
  const sorted = weapons.parts.toSorted((a, b) => b.damage - a.damage);
  const top = sorted.slice(0, 3);
  const otherDamage = sorted.slice(3).reduce((sum, { damage }) => sum + damage, 0);
  return toSlices('Damage', [
    ...top.map(({ part, damage }): [string, number] => [part.name, Math.round(damage)]),
    ...(otherDamage > 0 ? [['Other weapons', Math.round(otherDamage)] as [string, number]] : []),
  ]);
}

/** Returns the matches with the five most used weapons. */
export function toMatchesByWeapon({ weapons }: PlayerStats): ChartData {
  const top = weapons.parts.toSorted((a, b) => b.games - a.games).slice(0, 5);
  return toSlices(
    'Matches',
    top.map(({ part, games }) => [part.name, games]),
  );
}

/** Returns the matches by result. */
export function toMatchesByResult({ matches }: PlayerStats): ChartData {
  return toSlices(
    'Matches',
    countBy(matches, ({ result }) => result),
  );
}

/** Returns the two power score bands with the most matches, each value as a percentage of the larger one. */
export function compareBands({ powerScores }: PlayerStats): ChartData {
  const bands = powerScores.bands.toSorted((a, b) => b.games - a.games).slice(0, 2);
  const measures: [string, (band: (typeof bands)[number]) => number][] = [
    ['Damage', (band) => band.damagePerGame],
    ['Kills', (band) => band.killsPerGame],
    ['Assists', (band) => band.assistsPerGame],
    ['Score', (band) => band.scorePerGame],
    ['Win rate', (band) => band.winRate.percent ?? 0],
  ];
  return {
    labels: measures.map(([name]) => name),
    series: bands.map((band) => ({
      name: band.label,
      values: measures.map(([, read]) => {
        const max = Math.max(...bands.map(read));
        return max === 0 ? 0 : (100 * read(band)) / max;
      }),
    })),
  };
}

/** Returns averages per match by power score. */
export function toAveragesByPowerScore({ powerScores: { bands } }: PlayerStats): ChartData {
  return {
    labels: bands.map(({ label }) => label),
    series: [
      { name: 'Kills', values: bands.map(({ killsPerGame }) => killsPerGame) },
      { name: 'Assists', values: bands.map(({ assistsPerGame }) => assistsPerGame) },
      { name: 'Score / 1000', values: bands.map(({ scorePerGame }) => scorePerGame / 1000) },
    ],
  };
}

/** Returns match results by mode. */
export function toResultsByMode({ matches }: PlayerStats): ChartData {
  const modes = countBy(matches, ({ mode }) => mode.name).map(([name]) => name);
  const results = ['win', 'loss', 'draw', 'unfinished'] as const;
  return {
    labels: modes,
    series: results.map((result) => ({
      name: result,
      values: modes.map(
        (name) =>
          matches.filter(({ mode, ...row }) => mode.name === name && row.result === result).length,
      ),
    })),
  };
}

/** Returns matches by weekday and hour in the viewer’s time zone. */
export function toMatchesByHour({ matches }: PlayerStats): ChartData {
  const starts = matches.map(({ startedAt }) => new Date(startedAt));
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    labels: hours.map((hour) => `${String(hour).padStart(2, '0')}h`),
    series: weekdays.map((name, weekday) => ({
      name,
      values: hours.map(
        (hour) =>
          starts.filter((at) => (at.getDay() + 6) % 7 === weekday && at.getHours() === hour).length,
      ),
    })),
  };
}

/** Returns the rating by day, computed backwards from the current one and each match’s change. */
export function toRatingCandles({ graphs, matches }: PlayerStats): Candle[] {
  let rating = graphs.form.findLast(({ mmr }) => mmr !== null)?.mmr ?? 0;
  const days = new Map<string, number[]>();
  for (const { startedAt, mmrChange } of matches) {
    if (mmrChange === null) continue;
    const previousRating = rating - mmrChange;
    const dayRatings = days.get(toDay(startedAt)) ?? [rating];
    days.set(toDay(startedAt), [...dayRatings, previousRating]);
    rating = previousRating;
  }
  return [...days].reverse().map(([at, ratings]) => ({
    at: `${at}T00:00:00Z`,
    values: [ratings.at(-1) ?? 0, Math.max(...ratings), Math.min(...ratings), ratings[0] ?? 0],
  }));
}
