import { expect, test } from 'vitest';
import { findLeaders } from './find-leaders.ts';
import { type PlayerAnswerRow, rankPlayers } from './rank-players.ts';

const mean = (value: number, n: number) => ({
  mean: value,
  n,
  low: value - 200 / Math.sqrt(n),
  high: value + 200 / Math.sqrt(n),
});

const row = (player: string, value: number, games: number, part = 'gun'): PlayerAnswerRow => ({
  part,
  player,
  games,
  damagePerGame: mean(value, games),
});

const crowd = Array.from({ length: 20 }, (_, index) => row(`crowd${index}`, 300 + 10 * index, 60));

test('a few lucky games do not lead, and the measured value is returned with the estimate', () => {
  const rows = [...crowd, row('lucky', 560, 5), row('steady', 540, 400)];
  const rankedPlayers = rankPlayers(rows, 'damagePerGame', 5);
  expect(rankedPlayers.map(({ player }) => player).indexOf('steady')).toBe(0);
  const lucky = rankedPlayers.find(({ player }) => player === 'lucky');
  expect(lucky?.measured).toEqual(mean(560, 5));
  expect(lucky?.value).toBeLessThan(530);
  expect(rankedPlayers[0]?.percentBehind).toBe(100);
  expect(rankedPlayers.at(-1)?.percentBehind).toBe(0);
  expect(rankedPlayers.map(({ rank }) => rank)).toEqual(rankedPlayers.map((_, index) => index + 1));
});

test('players with too few games that count for the measure are not ranked', () => {
  const rated = (player: string, n: number): PlayerAnswerRow => ({
    player,
    games: 30,
    winRateAboveExpectation: { value: 4, low: -14, high: 22, n },
  });
  const rows = [rated('rated', 30), rated('unrated', 0)];
  const rankedPlayers = rankPlayers(rows, 'winRateAboveExpectation', 20);
  expect(rankedPlayers.map(({ player }) => player)).toEqual(['rated']);
  expect(rankedPlayers[0]?.percentBehind).toBeNull();
});

test('win rates are ordered by the lower end of the interval', () => {
  const rate = (player: string, count: number, games: number): PlayerAnswerRow => ({
    player,
    games,
    winRate: { count, of: games, percent: (100 * count) / games, low: 0, high: 100 },
  });
  const rows = [
    rate('few', 13, 20),
    rate('many', 248, 400),
    ...Array.from({ length: 12 }, (_, index) => rate(`p${index}`, 60 + 3 * index, 150)),
  ];
  const rankedPlayers = rankPlayers(rows, 'winRate', 20);
  expect(rankedPlayers[0]?.player).toBe('many');
  expect(rankedPlayers.map(({ low }) => low)).toEqual(
    rankedPlayers.map(({ low }) => low).toSorted((a, b) => b - a),
  );
});

test('each part has its own leader', () => {
  const gun = [row('a', 400, 50), row('b', 300, 50)];
  const cannon = [row('b', 500, 50, 'cannon'), row('a', 200, 50, 'cannon')];
  const ranking = { by: 'damagePerGame', minGames: 20 } as const;
  const leaders = findLeaders([...gun, ...cannon], 'part', ranking);
  expect(leaders.map(({ key, best }) => [key, best.player])).toEqual([
    ['gun', 'a'],
    ['cannon', 'b'],
  ]);
  expect(leaders[0]?.ranked.map(({ player }) => player)).toEqual(['a', 'b']);
  expect(leaders[0]?.games).toBe(100);
});
