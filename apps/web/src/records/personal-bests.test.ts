import { expect, test } from 'vitest';
import { findBestMatches, findPersonalBests } from './personal-bests.ts';
import { toPlayedMatches } from './played-matches.ts';

interface Played {
  damage?: number;
  won?: boolean;
  mode?: string;
  seconds?: number;
}

/** Returns matches with ids from m0 on, one per day. */
function play(...played: Played[]) {
  const rows = played.map(({ damage = 0, won = false, mode = '8v8', seconds = 60 }, index) => ({
    match: `m${index}`,
    mode,
    first: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
    damage,
    duration: seconds,
    wins: Number(won),
    deaths: 1,
    mvp: 0,
    ...{ kills: 0, assists: 0, score: 0, cabinDamage: 0, damageRec: 0, droneKills: 0, games: 1 },
  }));
  return toPlayedMatches(rows.toReversed());
}

const bestsOf = (name: string, matches: ReturnType<typeof play>) =>
  findPersonalBests(matches)
    .find((best) => best.name === name)
    ?.history.map(({ match, value }) => [match.id, value]);

test('a best is held by the first match with its value, and the history has the bests before it', () => {
  const matches = play({ damage: 5 }, { damage: 9 }, { damage: 7 }, { damage: 9 }, { damage: 12 });
  expect(bestsOf('damage', matches)).toEqual([
    ['m0', 5],
    ['m1', 9],
    ['m4', 12],
  ]);
});

test('rates per minute count from two minutes on', () => {
  const matches = play({ damage: 500, seconds: 60 }, { damage: 600, seconds: 180 });
  expect(bestsOf('damagePerMinute', matches)).toEqual([['m1', 200]]);
});

test('a streak counts within one mode, and breaks a best only once', () => {
  const win = { won: true };
  const raid = { won: true, mode: 'raid-easy' };
  const matches = play(win, raid, win, {}, win, raid, win, raid, win, raid, {});
  // Two wins in 8 vs 8, then four in raids; three in 8 vs 8 came after the third in raids.
  expect(bestsOf('winStreak', matches)).toEqual([
    ['m2', 2],
    ['m9', 4],
  ]);
});

test('a match is marked with its bests once there were ten matches before it', () => {
  const early = Array.from({ length: 10 }, (_, index) => ({ damage: index + 1 }));
  const raid = { mode: 'raid-easy' };
  const matches = play(
    ...early,
    { damage: 10 },
    { damage: 11 },
    { damage: 9, ...raid },
    { damage: 50, ...raid },
  );
  // Of all modes, the last match is a best; of its own, it is one of the first.
  expect([...findBestMatches(matches)]).toEqual([
    ['m11', ['damage']],
    ['m13', ['damage']],
  ]);
});
