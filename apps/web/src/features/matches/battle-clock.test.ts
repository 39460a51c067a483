import type { Match } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { toBattleClock } from './battle-clock.ts';
import { sampleMatch, samplePlayer } from './testing/sample-match.ts';

const players = [samplePlayer(0, 1), samplePlayer(1, 2)];
const kill = (after: number): Match['kills'][number] => ({
  after,
  killer: 0,
  victim: 1,
  part: null,
  entity: null,
  assists: [],
});
const round = (endedAfter: number, duration: number): Match['rounds'][number] => ({
  endedAfter,
  duration,
  winnerTeam: 1,
  reason: 'no_cars',
  winReason: 'MORE_CARS_LEFT',
});

test('leaves out the countdown, so that the last kill coincides with the end of the match', () => {
  // The times of a real log: 180.2 s from start to finish, 169.3 s of them battle.
  const match = sampleMatch(players, {
    duration: 169.3,
    rounds: [round(180.239, 169.3)],
    kills: [kill(5), kill(100), kill(180.239)],
  });
  const { kills, rounds } = toBattleClock(match);
  expect(kills.map(({ after }) => after.toFixed(1))).toEqual(['0.0', '89.1', '169.3']);
  expect(rounds[0]?.endedAfter).toBe(169.3);
});

test('joins rounds without their countdowns', () => {
  const match = sampleMatch(players, {
    duration: 150,
    rounds: [round(110, 100), round(175, 50)],
    kills: [kill(60), kill(130), kill(175), kill(176)],
  });
  const { kills, rounds } = toBattleClock(match);
  expect(kills.map(({ after }) => after)).toEqual([50, 105, 150, 150]);
  expect(rounds.map(({ endedAfter }) => endedAfter)).toEqual([100, 150]);
});

test('keeps the times of the log without a finish line', () => {
  const match = sampleMatch(players, { finished: false, duration: null, kills: [kill(60)] });
  expect(toBattleClock(match).kills[0]?.after).toBe(60);
});
