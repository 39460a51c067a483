import { expect, test } from 'vitest';
import { chooseProofMatches } from './choose-proof-matches.ts';
import { evaluateProof } from './evaluate-proof.ts';
import type { ProofMatch } from './find-proof-matches.ts';

const createMatch = (playedOn: string, ...others: string[]): ProofMatch => ({
  uploadId: 'own',
  witnessId: 'other',
  guid: '1',
  playedOn,
  playerIds: ['me', ...others],
});

test('the chosen matches of a proof prove as much as all of them', () => {
  const matches = [
    ...Array.from({ length: 40 }, () => createMatch('2026-05-04', 'mate', 'rival')),
    createMatch('2026-05-04', 'rival'),
    ...Array.from({ length: 40 }, () => createMatch('2026-05-03', 'rival')),
    createMatch('2026-05-02', 'rival'),
    createMatch('2026-05-02', 'mate'),
  ];
  const chosenMatches = chooseProofMatches(matches);
  expect(chosenMatches).toHaveLength(9);
  expect(evaluateProof(chosenMatches, 'me')).toEqual(evaluateProof(matches, 'me'));
  expect(evaluateProof(chosenMatches, 'me')).toEqual({
    days: 3,
    neededDays: 3,
    isShared: false,
  });
});

test('matches on too few days, or all with the same companion, prove nothing', () => {
  const days = ['2026-05-02', '2026-05-03', '2026-05-04'];
  const withMate = days.map((day) => createMatch(day, 'mate', day));
  expect(evaluateProof(withMate, 'me').isShared).toBe(true);
  expect(evaluateProof([...withMate, createMatch('2026-05-04')], 'me').isShared).toBe(false);
  expect(evaluateProof([], 'me')).toEqual({ days: 0, neededDays: 3, isShared: false });
});
