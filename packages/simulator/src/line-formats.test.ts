import { expect, test } from 'vitest';
import { modeKeys } from './modes.ts';
import { simulateSessions } from './simulate-sessions.ts';
import { linesOf } from './testing/log-lines.ts';

const prefixes = {
  2018: /^\d\d:\d\d:\d\d\.\d{3} {2}CMBT {3}\| /,
  2019: /^\d\d:\d\d:\d\d\.\d{3}\| /,
  2026: /^\d\d:\d\d:\d\d\.\d{3} \| /,
};
// The shapes of real combat logs, strict about padding.
const shapes = [
  /^====== starting level \d+: 'levels\/maps\/\w+' \w* ======$/,
  /^Spawn player \d+ \[.+\], team \d+, spawnCounter \d+ , designHash: [1-9a-f][0-9a-f]*\.$/,
  /^===== Gameplay '\w+' started, map '\w+' ======$/,
  /^Spawn mob\. def '\w+'$/,
  /^Active battle started\.$/,
  /^\tplayer [ \d]\d, uid (\d{8}|\d+@live), party [0-9a-f]{8}, nickname: .{20}, team: \d+, bot: [01], ur: \d+, mmHash: [0-9a-f]{8}$/,
  /^Damage\. Victim: .{20,}, attacker: .{20,}, weapon '[^']+', damage: \d+\.\d\d DMG_[A-Z_|]+$/,
  /^Score:\t\tplayer: [ \d]\d,\t\tnick: .{19,},\t\tGot: [ \d]{2}\d+,\t\treason: [A-Z_]+$/,
  /^Stripe '\w+' value increased by 1 for player \d+ \[.+\]\.$/,
  /^Kill(ed)?\. Victim: .{20,} killer: .{20,}$/,
  /^\t assist by .{20,} weapon: '[^']+', \d+\.\d\d sec ago, damage: \d+\.\d\d DMG_[A-Z_|]+$/,
  /^===== Best Of N round \d finish, reason: \w+, winner team [0-2], win reason: \w+, battle time: \d+\.\d sec =====$/,
  /^===== Gameplay finish, reason: \w+, winner team \d+, win reason: \w+, battle time: \d+\.\d sec =====$/,
  /^====== TestDrive (started|finish) ======$/,
  /^Wave:\d+$/,
];

test.each(['2018', '2019', '2026'] as const)(
  'every line of %s has the format of a real log',
  (era) => {
    const sessions = simulateSessions({ modes: modeKeys, era, density: 0.3, seed: 4 });
    const lines = linesOf(sessions[0]?.combatLog() ?? []);
    expect(lines.length).toBeGreaterThan(4_000);
    let lastTime = '';
    lines.forEach((line, i) => {
      if (line === '') {
        const next = lines[i + 1];
        if (next !== undefined) expect(next).toContain('====== starting level');
        lastTime = '';
        return;
      }
      expect(line).toMatch(prefixes[era]);
      const body = line.replace(prefixes[era], '');
      if (!shapes.some((shape) => shape.test(body))) expect.fail(`No such line: ${line}`);
      if (lastTime !== '' && line.slice(0, 2) !== '00') {
        expect(line.slice(0, 12) >= lastTime).toBe(true);
      }
      lastTime = line.slice(0, 12);
    });
    expect(lines.some((line) => line.includes('Killed. Victim'))).toBe(era === '2018');
  },
);

test('MVP medals are awarded right before the finish', () => {
  const [session] = simulateSessions({ modes: ['8v8', '8v8', '8v8', '8v8', '6v6'], seed: 12 });
  const lines = linesOf(session?.combatLog() ?? []);
  let awards = 0;
  lines.forEach((line, i) => {
    if (!line.includes("'PvpMvpWin'")) return;
    awards++;
    const nextLines = lines.slice(i + 1, i + 3).join('\n');
    expect(nextLines).toMatch(/Gameplay finish/);
  });
  expect(awards).toBeGreaterThan(1);
});
