import { expect, test } from 'vitest';
import { type PlayerCandidate, rankPlayers } from './rank-players.ts';

const player = (
  id: string,
  nickname: string,
  games: number,
  matched = nickname,
): PlayerCandidate => ({ id, nickname, matched, games, mmr: 1600 });

const findRanked = (query: string, candidates: PlayerCandidate[], limit = 10) =>
  rankPlayers(query, candidates, limit).map(({ id, match, formerly }) => [id, match, formerly]);

test('better matches come first, then players with more games', () => {
  const candidates = [
    player('1', 'Mad Kraken', 900),
    player('2', 'Kraken99', 10),
    player('3', 'KrakenKing', 20),
    player('4', 'KRAKEN', 0),
    player('5', 'Nobody', 5000),
  ];
  expect(findRanked('kraken', candidates)).toEqual([
    ['4', 'exact', null],
    ['3', 'start', null],
    ['2', 'start', null],
    ['1', 'word', null],
  ]);
  expect(findRanked('kraken', candidates, 2)).toHaveLength(2);
});

test('a former name finds a player once, under the current name', () => {
  const candidates = [
    player('1', 'Zed', 100, 'Kraken'),
    player('1', 'Zed', 100, 'KrakenOld'),
    player('2', 'Krakenette', 1),
  ];
  expect(findRanked('kraken', candidates)).toEqual([
    ['1', 'exact', 'Kraken'],
    ['2', 'start', null],
  ]);
});

test('an id matches before all names', () => {
  const candidates = [player('77', 'Zed', 1), player('2', '77', 50)];
  expect(findRanked('77', candidates)).toEqual([
    ['77', 'exact', null],
    ['2', 'exact', null],
  ]);
});

test('similar names follow only if there are few other matches', () => {
  const candidates = [player('1', 'Kraken', 1), player('2', 'Krakon', 9)];
  expect(findRanked('kraken', candidates).map(([id]) => id)).toEqual(['1', '2']);
  const moreCandidates = [3, 4, 5].map((n) => player(String(n), `Kraken${n}`, n));
  expect(findRanked('kraken', [...candidates, ...moreCandidates]).map(([id]) => id)).toEqual([
    '1',
    '5',
    '4',
    '3',
  ]);
});
