import type { Match } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { sampleMatch, samplePlayer } from './testing/sample-match.ts';
import { axisTicks, countDestroyed, killsWithin, scoringTeamOf, spanOf } from './timeline.ts';

const players = [samplePlayer(0, 1), samplePlayer(1, 2), samplePlayer(2, 1)];
const kill = (after: number, killer: number, victim: number, entity: string | null = null) => ({
  after,
  killer,
  victim,
  entity,
  part: null,
  assists: [],
});
const round = (endedAfter: number): Match['rounds'][number] => ({
  endedAfter,
  winnerTeam: 1,
  reason: 'no_cars',
  winReason: 'MORE_CARS_LEFT',
  duration: 100,
});
const match = sampleMatch(players, {
  duration: null,
  rounds: [round(100), round(220)],
  kills: [kill(40, 0, 1), kill(60, 1, 2, 'Turret'), kill(150, 1, 0), kill(180, 0, 2)],
});

test('ends a match with its last round', () => {
  expect(spanOf(match, null)).toEqual({ start: 0, end: 220 });
});

test('starts a round at the end of the previous one', () => {
  expect(spanOf(match, 1)).toEqual({ start: 0, end: 100 });
  expect(spanOf(match, 2)).toEqual({ start: 100, end: 220 });
});

test('lists turrets only on request, in order of time', () => {
  const span = spanOf(match, null);
  expect(killsWithin(match, span, false).map(({ index }) => index)).toEqual([0, 2, 3]);
  expect(killsWithin(match, span, true).map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  expect(killsWithin(match, spanOf(match, 2), false).map(({ index }) => index)).toEqual([2, 3]);
});

test('counts neither team kills nor turrets', () => {
  expect(match.kills.map((kill) => scoringTeamOf(match, kill))).toEqual([1, null, 2, null]);
  expect(scoringTeamOf(match, kill(1, -1, 0))).toBeNull();
});

test('counts destroyed vehicles from zero in each round', () => {
  const kills = killsWithin(match, spanOf(match, null), true);
  const spans = [spanOf(match, 1), spanOf(match, 2)];
  const steps = (team: number | null) =>
    countDestroyed(match, kills, team, spans).map(({ after, count }) => [after, count]);
  expect(steps(1)).toEqual([
    [0, 0],
    [40, 1],
    [100, 0],
  ]);
  expect(steps(null)).toEqual([
    [0, 0],
    [40, 1],
    [100, 0],
    [150, 1],
    [180, 2],
  ]);
});

test('returns two to nine ticks for an axis of any length', () => {
  for (const end of [12, 60, 170, 185, 400, 900, 3000]) {
    const ticks = axisTicks({ start: 0, end });
    expect(ticks.length).toBeGreaterThan(1);
    expect(ticks.length).toBeLessThanOrEqual(9);
  }
});
