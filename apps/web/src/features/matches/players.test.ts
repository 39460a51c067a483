import { expect, test } from 'vitest';
import { countRoundsWon, sidesOf, sortPlayers, statsOf, sumOf } from './players.ts';
import { sampleMatch, samplePlayer } from './testing/sample-match.ts';

const byDamage = { column: 'damage', direction: 'desc' } as const;
const indexes = (players: { index: number }[]) => players.map(({ index }) => index);

test('sorts players without a value last in both directions', () => {
  const players = [
    samplePlayer(0, 1, { mmrChange: null }),
    samplePlayer(1, 1, { mmrChange: -8 }),
    samplePlayer(2, 1, { mmrChange: 12 }),
  ];
  expect(indexes(sortPlayers(players, { column: 'mmrChange', direction: 'desc' }, null))).toEqual([
    2, 1, 0,
  ]);
  expect(indexes(sortPlayers(players, { column: 'mmrChange', direction: 'asc' }, null))).toEqual([
    1, 2, 0,
  ]);
});

test('keeps the order of the log for equal players', () => {
  const players = [samplePlayer(0, 1), samplePlayer(1, 1), samplePlayer(2, 1)];
  expect(indexes(sortPlayers(players, byDamage, null))).toEqual([0, 1, 2]);
});

test('sorts a round by its own numbers', () => {
  const round = (damage: number) => ({ ...statsOf(samplePlayer(9, 1), 1), damage });
  const players = [
    samplePlayer(0, 1, { damage: 500, rounds: [round(100), round(400)] }),
    samplePlayer(1, 1, { damage: 300, rounds: [round(200), round(100)] }),
  ];
  expect(indexes(sortPlayers(players, byDamage, null))).toEqual([0, 1]);
  expect(indexes(sortPlayers(players, byDamage, 1))).toEqual([1, 0]);
});

test('returns zeros for a round that a player missed', () => {
  expect(statsOf(samplePlayer(0, 1, { kills: 3 }), 2).kills).toBe(0);
});

test('adds up points with two decimals exactly', () => {
  expect(sumOf([0.1, 0.2, 0.3])).toBe(0.6);
});

test('returns one side per team, and a single one for a free-for-all', () => {
  const twoTeams = sampleMatch([samplePlayer(0, 1), samplePlayer(1, 2), samplePlayer(2, 1)]);
  expect(sidesOf(twoTeams).map(({ team, players }) => [team, indexes(players)])).toEqual([
    [1, [0, 2]],
    [2, [1]],
  ]);
  const freeForAll = sampleMatch([0, 1, 2, 3].map((index) => samplePlayer(index, index + 1)));
  expect(sidesOf(freeForAll)).toHaveLength(1);
});

test('counts rounds for the team that won them', () => {
  const round = (winnerTeam: number) => ({
    endedAfter: 100,
    winnerTeam,
    reason: 'no_cars',
    winReason: 'MORE_CARS_LEFT',
    duration: 100,
  });
  const match = sampleMatch([samplePlayer(0, 1), samplePlayer(1, 2)], {
    rounds: [round(2), round(1), round(2)],
  });
  expect(countRoundsWon(match)).toEqual([1, 2]);
});
