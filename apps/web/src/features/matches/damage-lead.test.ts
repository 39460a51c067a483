import type { Match } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { computeDamageLead } from './damage-lead.ts';
import { computeLead, type MatchLead } from './lead.ts';
import { sampleMatch, samplePlayer } from './testing/sample-match.ts';
import { spanOf } from './timeline.ts';

const players = [1, 1, 2, 2].map((team, index) => samplePlayer(index, team));
const kills: Match['kills'] = [
  { after: 20, killer: 0, victim: 2, entity: null, part: null, assists: [] },
];
const snapshot = (after: number, first: number, second: number) => ({ after, first, second });
const damageOverTime = {
  teams: { first: 1, second: 2 },
  snapshots: [snapshot(10, 100, 40), snapshot(20, 300, 50), snapshot(60, 350, 400)],
};
const round = { winnerTeam: 1, reason: '', winReason: '', duration: 30 };
const rounds = [
  { ...round, endedAfter: 20 },
  { ...round, endedAfter: 60 },
];

function computeDamageLeadIn(match: Match, round: number | null) {
  return computeDamageLead(match, computeLead(match, spanOf(match, round), 1) as MatchLead);
}

test('lists the damage of both teams over time, with the kill of each moment', () => {
  const match = sampleMatch(players, { kills, damageOverTime, duration: 60 });
  const steps = computeDamageLeadIn(match, null);
  expect(steps?.map(({ after, dealt }) => [after, dealt.first, dealt.second])).toEqual([
    [0, 0, 0],
    [10, 100, 40],
    [20, 300, 50],
    [60, 350, 400],
  ]);
  expect(steps?.map(({ kill }) => kill?.victim ?? null)).toEqual([null, null, 2, null]);
});

test('starts every round from zero', () => {
  const match = sampleMatch(players, { kills, damageOverTime, rounds });
  expect(computeDamageLeadIn(match, 1)?.at(-1)).toMatchObject({
    after: 20,
    dealt: { first: 300, second: 50 },
  });
  expect(computeDamageLeadIn(match, 2)).toMatchObject([
    { after: 20, dealt: { first: 0, second: 0 }, isFirst: true },
    { after: 60, dealt: { first: 50, second: 350 }, isFirst: false },
  ]);
});

test('returns null for a match stored without damage over time', () => {
  expect(computeDamageLeadIn(sampleMatch(players, { kills }), null)).toBeNull();
});
