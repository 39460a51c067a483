import type { Match } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { computeLead } from './lead.ts';
import { sampleMatch, samplePlayer } from './testing/sample-match.ts';
import { spanOf } from './timeline.ts';

const players = [1, 1, 1, 2, 2, 2].map((team, index) => samplePlayer(index, team));
const kill = (after: number, victim: number, entity: string | null = null) =>
  ({ after, killer: 0, victim, entity, part: null, assists: [] }) satisfies Match['kills'][number];
const computeLeadIn = (match: Match, winner: number | null = 1) =>
  computeLead(match, spanOf(match, null), winner);

test('moves the lead with every lost vehicle, self-destruction included', () => {
  const kills = [kill(10, 0), kill(20, 3), kill(25, 3, 'Turret'), kill(30, 4), kill(40, 5)];
  const lead = computeLeadIn(sampleMatch(players, { kills }));
  expect(lead?.vehicles).toEqual({ first: 3, second: 3 });
  expect(lead?.steps.map(({ after, lead: difference }) => [after, difference])).toEqual([
    [0, 0],
    [10, -1],
    [20, 0],
    [30, 1],
    [40, 2],
  ]);
  expect(lead?.turningPoint).toBe(3);
  expect(lead?.steps[3]?.kill?.index).toBe(3);
});

test('compares losses where vehicles respawn', () => {
  const lead = computeLeadIn(
    sampleMatch(players, { kills: [kill(10, 3), kill(20, 3), kill(30, 0)] }),
    1,
  );
  expect(lead?.vehicles).toBeNull();
  expect(lead?.steps.map(({ lead: difference }) => difference)).toEqual([0, 1, 2, 1]);
});

test('finds no turning point in a draw or an unfinished match', () => {
  const match = sampleMatch(players, { kills: [kill(10, 3)] });
  expect([computeLeadIn(match, null)?.turningPoint, computeLeadIn(match, 0)?.turningPoint]).toEqual(
    [null, null],
  );
});

test('has no lead in a free-for-all', () => {
  const singlePlayers = [1, 2, 3, 4].map((team, index) => samplePlayer(index, team));
  expect(computeLeadIn(sampleMatch(singlePlayers))).toBeNull();
});
