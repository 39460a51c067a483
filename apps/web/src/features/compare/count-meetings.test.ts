import { expect, test } from 'vitest';
import { countMeetings, matchesAgainst } from './count-meetings.ts';

const team = (match: string, mode: string, result: 'win' | 'loss' | 'draw' | 'unfinished') => ({
  match,
  mode,
  games: result === 'unfinished' ? 0 : 2,
  wins: result === 'win' ? 2 : 0,
  losses: result === 'loss' ? 2 : 0,
});

const teams = [
  team('m1', '8v8', 'win'),
  team('m2', '8v8', 'loss'),
  team('m3', 'raid', 'win'),
  team('m4', 'raid', 'draw'),
  team('m5', 'raid', 'unfinished'),
];

test('a match on the same team counts once; one against each other counts for the first player', () => {
  const against = [{ mode: '8v8', games: 5, wins: 3, losses: 1 }];
  expect(countMeetings(teams, against)).toEqual([
    {
      mode: null,
      together: { games: 4, wins: 2, losses: 1 },
      against: { games: 5, wins: 3, losses: 1 },
    },
    {
      mode: '8v8',
      together: { games: 2, wins: 1, losses: 1 },
      against: { games: 5, wins: 3, losses: 1 },
    },
    {
      mode: 'raid',
      together: { games: 2, wins: 1, losses: 0 },
      against: { games: 0, wins: 0, losses: 0 },
    },
  ]);
  expect(countMeetings([], [])).toEqual([]);
});

test('matches against each other are those not played on the same team', () => {
  const matches = ['m7', 'm2', 'm6', 'm1'].map((match) => ({ match }));
  expect(matchesAgainst(teams, matches)).toEqual(['m7', 'm6']);
});
