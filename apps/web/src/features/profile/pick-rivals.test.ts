import type { Duel, PlayedWithRow } from '@scrapboard/contract';
import { rateOf } from '@scrapboard/statistics';
import { expect, test } from 'vitest';
import { pickRivals } from './pick-rivals.ts';

const duel = (id: string, kills: number, deaths: number): Duel => ({
  player: { id, nickname: id },
  ...{ matches: 9, kills, deaths, damageDealt: 0, damageReceived: 0, modes: [] },
  squares: { kills, deaths, damageDealt: 0, damageReceived: 0 },
});
const partner = (id: string, wins: number, games: number): PlayedWithRow => ({
  player: { id, nickname: id },
  together: rateOf(wins, games),
  against: rateOf(0, 0),
  inParty: 0,
  lastAt: '2026-05-01T00:00:00Z',
});
const namesOf = ({ nemesis, victim, bestPartner, worstPartner }: ReturnType<typeof pickRivals>) =>
  [nemesis, victim, bestPartner, worstPartner].map((rival) => rival?.player.id ?? null);

test('the nemesis destroyed the player most often; on a tie, it is the one whom the player destroyed less', () => {
  const duels = [duel('even', 4, 5), duel('hunter', 1, 5), duel('prey', 7, 2), duel('once', 1, 1)];
  expect(namesOf(pickRivals(duels, []))).toEqual(['hunter', 'prey', null, null]);
});

test('partners have at least 20 matches and are picked by the ends of their intervals', () => {
  const playedWith = [
    partner('lucky', 19, 19),
    partner('sure', 140, 200),
    partner('short', 15, 20),
    partner('poor', 60, 200),
  ];
  expect(namesOf(pickRivals([], playedWith))).toEqual([null, null, 'sure', 'poor']);
  expect(namesOf(pickRivals([], playedWith.slice(1, 2)))).toEqual([null, null, 'sure', null]);
});
