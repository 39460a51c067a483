import type { User } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { findHomePlayerId } from './find-home-player-id.ts';

const withPlayers = (...players: [id: string, nickname: string | null][]) =>
  ({
    players: players.map(([id, nickname]) => ({ id, nickname, hidden: false })),
  }) as unknown as User;

test.each([
  ['a visitor sees the server’s player', null, '1'],
  ['an account without a player sees the server’s player', withPlayers(), '1'],
  [
    'an account whose player has no matches sees the server’s player',
    withPlayers(['7', null]),
    '1',
  ],
  ['an account sees its first player with matches', withPlayers(['7', null], ['8', 'Eight']), '8'],
])('%s', (_, user, id) => {
  expect(findHomePlayerId(user, { player: '1' })).toBe(id);
});

test('an empty server has no player to show', () => {
  expect(findHomePlayerId(null, { player: null })).toBeNull();
});
