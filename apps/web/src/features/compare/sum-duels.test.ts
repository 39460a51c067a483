import type { Duel } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import { sumDuels } from './sum-duels.ts';

type DuelMode = Duel['modes'][number];

/** A mode of a duel with these kills in its matches, and a hundred times the damage. */
function modeOf(mode: string, kills: readonly number[]): DuelMode {
  const sum = kills.reduce((total, count) => total + count, 0);
  const squares = kills.reduce((total, count) => total + count ** 2, 0);
  return {
    ...{ mode, matches: kills.length, kills: sum, deaths: 0 },
    ...{ damageDealt: 100 * sum, damageReceived: 0 },
    squares: { kills: squares, deaths: 0, damageDealt: 10_000 * squares, damageReceived: 0 },
  };
}

const duel = (...modes: DuelMode[]): Duel => ({
  ...{ player: { id: '7', nickname: 'Seven' }, modes },
  // Only the modes are added up.
  ...(modes[0] ?? modeOf('8v8', [])),
});

test('adds up the duels of all pairs, with the matches and the range of each number per match', () => {
  const rows = sumDuels([
    duel(modeOf('8v8', [1, 0, 2]), modeOf('cw', [0])),
    duel(modeOf('8v8', [0, 1, 1, 3])),
  ]);
  expect(rows.map(({ mode, matches }) => [mode, matches])).toEqual([
    [null, 8],
    ['8v8', 7],
    ['cw', 1],
  ]);
  // Seven values with the mean 8/7 and the sample variance (16 - 64/7) / 6; t of six degrees is 2.447.
  const margin = 2.447 * Math.sqrt((16 - 64 / 7) / 6 / 7);
  const [, row] = rows;
  expect(row?.kills).toMatchObject({ n: 7, sum: 8, mean: expect.closeTo(8 / 7, 10) });
  expect(row?.kills.low).toBeCloseTo(8 / 7 - margin, 2);
  expect(row?.damageDealt.high).toBeCloseTo(100 * (8 / 7 + margin), 0);
  // One match has no spread.
  expect(rows[2]?.kills.low).toBeNull();
});

test('sides that never fought each other have no rows', () => {
  expect(sumDuels([])).toEqual([]);
});
