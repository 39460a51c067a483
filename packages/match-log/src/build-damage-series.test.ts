import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLog } from './testing/arbitrary-log.ts';
import { LogWriter, readLog } from './testing/log-writer.ts';
import type { LogMatch } from './types.ts';

const fighters = [
  { nickname: 'Damon', team: 1 },
  { nickname: 'Jacob', team: 1 },
  { nickname: 'Eltom', team: 2 },
  { nickname: 'Yannis', team: 2 },
];

const readSingleMatch = (writer: LogWriter) => readLog(writer.text).matches[0] as LogMatch;

/** Returns the running sums after each snapshot. */
function runningSums({ damageSeries }: LogMatch) {
  let [at, first, second] = [0, 0, 0];
  return (damageSeries?.after ?? []).map((after, index) => {
    at += after;
    first += damageSeries?.damage[0][index] ?? 0;
    second += damageSeries?.damage[1][index] ?? 0;
    return { at, first, second };
  });
}

test('damage over time has a snapshot at each kill of a vehicle, by the definition of damage', () => {
  const match = readSingleMatch(
    new LogWriter()
      .start()
      .roster(fighters)
      .damage('Damon', 'Eltom', '100.40')
      .damage('Damon:Turret_Harpoon', 'Eltom', '50.00')
      .damage('Damon', 'Jacob', '999.00')
      .damage('Damon', 'Eltom:Turret_LandMine', '999.00')
      .damage('n/a', 'Damon', '999.00')
      .kill('Damon', 'Eltom')
      .wait(400)
      .damage('Yannis', 'Jacob', '70.30')
      .kill('Yannis', 'Jacob')
      .wait(90_000)
      .damage('Yannis', 'Damon', '0.30')
      .finish(),
  );
  const sums = runningSums(match);
  const sumsAtKills = match.kills.map(({ after }) => sums.find(({ at }) => at === after));
  expect(match.damageSeries?.teams).toEqual([1, 2]);
  expect(sumsAtKills).toMatchObject([
    { first: 150, second: 0 },
    { first: 150, second: 70 },
  ]);
  // 70.30 and 0.30 are 71 together: the sum is rounded, not its steps.
  expect(sums.at(-1)).toMatchObject({ first: 150, second: 71 });
  expect(sums.at(-1)?.at).toBe(match.endedAt - match.startedAt);
});

test('has no damage over time without exactly two teams', () => {
  const threeTeams = [...fighters, { nickname: 'Third', team: 3 }];
  expect(
    readSingleMatch(new LogWriter().start().roster(threeTeams).finish()).damageSeries,
  ).toBeNull();
  const oneTeam = fighters.slice(0, 2);
  expect(readSingleMatch(new LogWriter().start().roster(oneTeam).finish()).damageSeries).toBeNull();
});

test('a long match has at most 120 snapshots', () => {
  const writer = new LogWriter().start().roster(fighters);
  for (let kill = 0; kill < 200; kill++) {
    writer.damage('Damon', 'Eltom', '10.00').kill('Damon', 'Eltom').wait(5_000);
  }
  const match = readSingleMatch(writer.finish());
  const sums = runningSums(match);
  expect(sums).toHaveLength(120);
  expect(sums.at(-1)).toMatchObject({ first: 2_000, second: 0 });
});

test('too many damage lines give no series, and the next match has its own', () => {
  const writer = new LogWriter().start().roster(fighters);
  const line = writer.damage('Damon', 'Eltom', '10.00').text.split('\r\n').at(-2);
  const manyLines = `${line}\r\n`.repeat(140_000);
  const nextMatch = new LogWriter()
    .start()
    .roster(fighters)
    .damage('Damon', 'Eltom', '7.00')
    .finish();
  const { matches } = readLog(writer.text + manyLines + nextMatch.text);
  expect(matches[0]?.damageSeries).toBeNull();
  expect(runningSums(matches[1] as LogMatch).at(-1)).toMatchObject({ first: 7, second: 0 });
});

test('the last snapshot has the damage of all players of each team, for any log', () => {
  fc.assert(
    fc.property(arbitraryLog, (text) => {
      for (const match of readLog(text).matches) {
        const teams = [...new Set(match.players.map(({ team }) => team))].sort((a, b) => a - b);
        expect(match.damageSeries === null).toBe(teams.length !== 2);
        if (match.damageSeries === null) continue;
        const last = runningSums(match).at(-1);
        const teamDamage = teams.map((team) =>
          match.players.reduce((sum, p) => sum + (p.team === team ? p.damage : 0), 0),
        );
        expect([last?.first, last?.second]).toEqual(teamDamage.map((sum) => Math.round(sum / 100)));
        expect(match.damageSeries.teams).toEqual(teams);
        expect(match.damageSeries.after.every((after) => after >= 0)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
