import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function check(...options: string[]) {
  const run = await runCli(['catalogue', 'check', folder, ...options], folder);
  return { exitCode: run.exitCode, output: [...run.out, ...run.problems].join('\n') };
}

test('prints what changes against the built-in data', async () => {
  await writeFile(
    join(folder, 'parts.json'),
    JSON.stringify({
      provenance: { source: 'our clan', licence: 'CC0-1.0', asOf: '2026-11' },
      rows: [{ id: 'CarPart_Gun_Shotgun_epic', powerScore: 1200 }],
    }),
  );
  await writeFile(
    join(folder, 'schedule.json'),
    '[{ "mode": "clan-war", "day": 1, "from": 12, "to": 16 }]',
  );
  const { exitCode, output } = await check();
  expect(exitCode).toBe(0);
  expect(output).toContain('parts.json: 1 changed; 584 rows now');
  expect(output).toContain('  as of 2023-10 → 2026-11');
  expect(output).toContain('  ~ CarPart_Gun_Shotgun_epic (Thunderbolt): powerScore 1100 → 1200');
  expect(output).toContain('schedule.json: 1 added, 27 removed; 1 row now');
  expect(output).toContain('  + clan-war, day 1, from 12, to 16');
  expect(output).toContain('… and 8 more; --all prints them');
  expect((await check('--all')).output).not.toContain('more;');
});

test('prints every mistake with its file, line and what to do', async () => {
  await writeFile(join(folder, 'maps.json'), '[\n  { "id": "a" }\n]');
  await writeFile(join(folder, 'raids.json'), '[\n  { "mode": "raid-easy", "fuel": -1 }\n]');
  const { exitCode, output } = await check();
  expect(exitCode).toBe(1);
  expect(output).toContain("maps.json:2: maps[0].name: is missing ('a' is new to the catalogue)");
  expect(output).toContain('  Add the field to the row, or correct the key');
  expect(output).toContain('raids.json:2: raids[0].fuel: expected a whole number of 0 or more');
  expect(output).toContain('Invalid: 2 mistakes in');
});

test('refuses what it cannot check', async () => {
  const { exitCode, output } = await check();
  expect([exitCode, output]).toEqual([2, expect.stringContaining('no file ending in .json')]);
  expect((await runCli(['catalogue', 'list', folder], folder)).exitCode).toBe(2);
  expect((await runCli(['catalogue', 'check'], folder)).exitCode).toBe(2);
});
