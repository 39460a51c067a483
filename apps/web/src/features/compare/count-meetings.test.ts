import { expect, test } from 'vitest';
import { countMeetings, findSharedMatches } from './count-meetings.ts';
import { sidesOf, toVersusSearch } from './versus-search.ts';

type Result = 'win' | 'loss' | 'draw' | 'unfinished';

/** A team with `players` of a side in a match. */
const team = (
  day: number,
  teamNumber: number,
  result: Result,
  { mode = '8v8', players = 1 } = {},
) => ({
  match: `m${day}`,
  mode,
  team: String(teamNumber),
  last: `2026-05-${String(day).padStart(2, '0')}T10:00:00Z`,
  games: result === 'unfinished' ? 0 : players,
  wins: result === 'win' ? players : 0,
  losses: result === 'loss' ? players : 0,
});

test('a match counts once for sides on the same team, and for opponents as a result of the first side', () => {
  const first = [
    team(1, 1, 'win', { players: 2 }),
    team(2, 1, 'loss'),
    team(3, 2, 'win', { mode: 'raid' }),
    team(4, 1, 'draw'),
    team(5, 1, 'unfinished'),
    team(9, 1, 'win'),
  ];
  const second = [
    team(1, 1, 'win'),
    team(2, 2, 'win', { players: 3 }),
    team(3, 2, 'win', { mode: 'raid' }),
    team(4, 2, 'draw'),
    team(5, 1, 'unfinished'),
    team(8, 1, 'win'),
  ];
  const { matches, splitCount } = findSharedMatches(first, second);
  expect(splitCount).toBe(0);
  expect(matches.map(({ match, isTogether }) => [match, isTogether])).toEqual([
    ['m5', true],
    ['m4', false],
    ['m3', true],
    ['m2', false],
    ['m1', true],
  ]);
  const none = { games: 0, wins: 0, losses: 0 };
  expect(countMeetings(matches)).toEqual([
    {
      mode: null,
      together: { games: 2, wins: 2, losses: 0 },
      against: { games: 2, wins: 0, losses: 1 },
    },
    {
      mode: '8v8',
      together: { games: 1, wins: 1, losses: 0 },
      against: { games: 2, wins: 0, losses: 1 },
    },
    { mode: 'raid', together: { games: 1, wins: 1, losses: 0 }, against: none },
  ]);
  expect(countMeetings([])).toEqual([]);
});

test('a match in which a side is on both teams is not counted', () => {
  const first = [team(1, 1, 'win'), team(1, 2, 'loss'), team(2, 1, 'win')];
  const second = [team(1, 1, 'win'), team(2, 2, 'loss')];
  const { matches, splitCount } = findSharedMatches(first, second);
  expect([matches.map(({ match }) => match), splitCount]).toEqual([['m2'], 1]);
});

test('two players form two sides, and sides are read back from their URL', () => {
  expect(sidesOf({ players: ['1', '2'] })).toEqual({ first: ['1'], second: ['2'] });
  expect(sidesOf({ players: ['1', '3'], against: ['2', '1'] })).toEqual({
    first: ['1', '3'],
    second: ['2'],
  });
  for (const sides of [
    { first: ['1'], second: ['2'] },
    { first: ['1'], second: [] },
    { first: [], second: ['2'] },
    { first: ['1', '3'], second: ['2', '4'] },
    { first: ['1', '3'], second: [] },
    { first: [], second: [] },
  ]) {
    expect(sidesOf(toVersusSearch(sides))).toEqual(sides);
  }
});
