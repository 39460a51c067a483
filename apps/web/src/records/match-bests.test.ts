import { questionParameters, readQuestion } from '@scrapboard/questions';
import { expect, test } from 'vitest';
import type { Row } from '../questions/question-query.ts';
import { toQuestion } from '../questions/to-question.ts';
import {
  bestsBeforeQuestion,
  findMatchBests,
  findOwnCandidates,
  findRecordCandidates,
  type PlayerValues,
} from './match-bests.ts';
import { findBestMatches } from './personal-bests.ts';
import { toPlayedMatches } from './played-matches.ts';

const zero = { kills: 0, assists: 0, score: 0, cabinDamage: 0, damageRec: 0, droneKills: 0 };
const playerValues = (player: string, damage: number, kills = 0): PlayerValues => ({
  player,
  values: { ...zero, damage, kills },
});

interface Played {
  damage: number;
  mode: string;
}

/** Returns the answer to the question about what a player did before a match, from a list of matches of its mode. */
function bestsBefore(player: string, played: readonly Pick<Played, 'damage'>[]): Row[] {
  if (played.length === 0) return [];
  return [
    {
      player,
      games: played.length,
      ...{ maxKills: 0, maxAssists: 0, maxScore: 0 },
      ...{ maxCabinDamage: 0, maxDamageRec: 0, maxDroneKills: 0 },
      maxDamage: Math.max(...played.map(({ damage }) => damage)),
    },
  ];
}

test('the question about what players did before a match is valid', () => {
  const played = match('2026-05-07T18:00:00Z', playerValues('2@live', 1), playerValues('3', 2));
  const { question } = toQuestion(bestsBeforeQuestion(played), {});
  expect(readQuestion(questionParameters(question))).toEqual({ question });
});

test('a match sets the same bests as on the profile of its player, once they have enough matches of its mode', () => {
  const history = Array.from({ length: 60 }, (_, index) => ({
    damage: ((index * 37) % 53) + index,
    mode: index % 3 === 0 ? 'raid-easy' : '8v8',
  }));
  const rows = history.map(({ damage, mode }, index) => ({
    ...zero,
    match: `m${index}`,
    mode,
    first: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    damage,
    ...{ duration: 60, wins: 0, deaths: 1, mvp: 0, games: 1 },
  }));
  const onProfile = findBestMatches(toPlayedMatches(rows.toReversed()));
  expect(onProfile.size).toBeGreaterThan(2);
  for (const [index, { damage, mode }] of history.entries()) {
    const before = history.slice(0, index).filter((played) => played.mode === mode);
    const bests = findMatchBests(playerValues('2', damage), bestsBefore('2', before));
    const expected = before.length < 10 ? [] : onProfile.get(`m${index}`);
    expect(bests, `m${index}`).toEqual(expected ?? []);
  }
});

const match = (startedAt: string, ...players: PlayerValues[]) => ({
  id: 'm',
  mode: '8v8',
  startedAt,
  players,
});

test('a match may hold a record of all time only if its best player was better than ever before', () => {
  const before = [...bestsBefore('2', [{ damage: 100 }]), ...bestsBefore('3', [{ damage: 70 }])];
  const played = match('2026-05-07T18:00:00Z', playerValues('2', 90, 3), playerValues('3', 80, 4));
  // The player with the most damage had more before; the one with the most kills never had any.
  expect(findRecordCandidates(played, before, null)).toEqual([{ name: 'kills', scope: 'all' }]);
  expect(findRecordCandidates(played, before, Date.UTC(2026, 3, 1))).toEqual([
    { name: 'damage', scope: 'season' },
    { name: 'kills', scope: 'all' },
    { name: 'kills', scope: 'season' },
  ]);
  expect(findRecordCandidates(played, before, Date.UTC(2026, 5, 1))).toHaveLength(1);
});

test('only the best match of a player in a mode may hold its record; of equal ones, the first', () => {
  const rows = [5, 9, 9, 7].map((damage, index) => ({
    ...zero,
    match: `m${index}`,
    mode: '8v8',
    first: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    damage,
    ...{ duration: 60, wins: 0, deaths: 1, mvp: 0, games: 1 },
  }));
  const played = toPlayedMatches(rows.toReversed());
  const seasonStart = Date.UTC(2026, 0, 3);
  const candidates = ['m0', 'm1', 'm2', 'm3'].map((id) =>
    findOwnCandidates(id, played, seasonStart).map(({ scope }) => scope),
  );
  expect(candidates).toEqual([[], ['all'], ['season'], []]);
});
