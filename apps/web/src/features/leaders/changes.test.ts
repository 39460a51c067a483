import type { PartLeader } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { findLeaderChanges } from './find-leader-changes.ts';
import { shiftBackOneWeek } from './shift-back-one-week.ts';

const leader = (part: string, player: string): PartLeader => ({
  part: { id: part, name: part },
  best: {
    ...{ player: { id: player, nickname: player }, games: 50 },
    ...{ measured: 400, value: 390, low: 350, high: 430 },
  },
  ...{ players: 2, games: 100, marked: null },
});

test('a change names the previous leader, even if the part has no leader any more', () => {
  const now = [leader('gun', 'a'), leader('saw', 'c'), leader('cannon', 'b')];
  const before = [leader('drone', 'd'), leader('gun', 'b'), leader('saw', 'c')];
  expect(
    findLeaderChanges(now, before).map((change) => [
      change.part.id,
      change.now?.best.player.id,
      change.before?.best.player.id,
    ]),
  ).toEqual([
    ['gun', 'a', 'b'],
    ['cannon', 'b', undefined],
    ['drone', undefined, 'd'],
  ]);
});

test('a period moved back by a week keeps its length and always has an end', () => {
  expect(
    shiftBackOneWeek({ from: '2026-02-07', to: '2026-05-07', map: ['port'] }, '2026-05-07'),
  ).toEqual({ from: '2026-01-31', to: '2026-04-30', map: ['port'] });
  expect(shiftBackOneWeek({}, '2026-05-07')).toEqual({ to: '2026-04-30' });
});
