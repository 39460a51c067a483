import type { User } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { homePlayer } from './home-player.ts';

const withPlayers = (...players: [id: string, nickname: string | null][]) =>
  ({
    players: players.map(([id, nickname]) => ({ id, nickname, hidden: false })),
  }) as unknown as User;

test.each([
  ['a visitor sees the server’s player', null, '1'],
  ['so does an account without one', withPlayers(), '1'],
  ['and one whose player is in no match yet', withPlayers(['7', null]), '1'],
  ['once one is claimed, home is that player', withPlayers(['7', null], ['8', 'Eight']), '8'],
])('%s', (_, user, id) => {
  expect(homePlayer(user, { player: '1' })).toBe(id);
});

test('an empty server shows nobody', () => {
  expect(homePlayer(null, { player: null })).toBeNull();
});
