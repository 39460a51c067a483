import { expect, test } from 'vitest';
import { comparePlayers } from './compare-players.ts';

/** Returns the claims of a finished match as `serializeClaims` writes them. */
const claims = (...players: string[]) => ['whole', ...players].join('\n');
const numbers = (kills: number, damage: number) =>
  [kills, 1, 0, 0, 0, 500, damage, 0, 0].map((number) => number.toString(36)).join(' ');
const ada = (kills: number, damage = 500_000, roster = '1 8000 abcdef01') =>
  `1\t${roster}\tAda\t${numbers(kills, damage)}`;
const bob = `2\t2 7500 \tBob\t${numbers(0, 0)}`;

test('marks the differences between two logs of a match', () => {
  const { claimed, standing, players } = comparePlayers(
    claims(ada(0, 500_000, '1 9000 abcdef01')),
    claims(ada(2), bob),
  );
  expect([claimed, standing]).toEqual(['whole', 'whole']);
  expect(players).toMatchObject([
    {
      id: '1',
      nickname: 'Ada',
      isBot: false,
      claimed: { team: 1, powerScore: 9000, build: 'abcdef01', numbers: { kills: 0 } },
      standing: { powerScore: 8000, numbers: { kills: 2, damage: 500_000 } },
      differences: ['powerScore', 'kills'],
    },
    { id: '2', claimed: null, standing: { build: null }, differences: [] },
  ]);
});

test('neither rounding nor a missing roster line is a difference', () => {
  const late = `name:Ada\t\tAda\t${numbers(2, 500_900)}`;
  const { players } = comparePlayers(claims(late), claims(ada(2)));
  expect(players).toMatchObject([{ claimed: { team: null }, differences: [] }]);
});

test('lists the players of one log if the other log is unknown', () => {
  expect(comparePlayers(claims(bob), null)).toMatchObject({
    standing: null,
    players: [{ id: '2', standing: null, differences: [] }],
  });
  expect(comparePlayers(null, null).players).toEqual([]);
});
