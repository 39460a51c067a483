import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMatchReader, type LogMatch, parseSessionName } from '@scrapboard/match-log';
import { modeKeys, simulateSessions } from '@scrapboard/simulator';
import { expect, test } from 'vitest';
import { findImplausibility } from './find-implausibility.ts';

function readMatches(name: string, combat: Iterable<Uint8Array>, game: Iterable<Uint8Array>) {
  const matches: LogMatch[] = [];
  const sessionStartedAt = parseSessionName(name) ?? 0;
  const reader = createMatchReader({ sessionStartedAt, onMatch: (match) => matches.push(match) });
  for (const chunk of game) reader.push('game', chunk);
  for (const chunk of combat) reader.push('combat', chunk);
  reader.end();
  return matches;
}

test('no played match is implausible, in any mode and format', () => {
  let count = 0;
  for (const [era, ending] of [
    ['2018', 'whole'],
    ['2019', 'left'],
    ['2026', 'crash'],
  ] as const) {
    const sessions = simulateSessions({ era, ending, modes: modeKeys, density: 0.05, seed: count });
    for (const { name, combatLog, gameLog } of sessions) {
      for (const match of readMatches(name, combatLog(), gameLog?.() ?? [])) {
        expect([match.mode.mode, findImplausibility(match)]).toEqual([match.mode.mode, null]);
        count++;
      }
    }
  }
  expect(count).toBeGreaterThan(50);
});

/** The repository contains no session of real people; a folder next to the clone may have one. */
const parentFolder = fileURLToPath(new URL('../../../..', import.meta.url));
const [realSession] = globSync('*/logs/combat.log', { cwd: parentFolder });

test.runIf(realSession !== undefined)('the real session is plausible', () => {
  const log = readFileSync(join(parentFolder, realSession ?? ''));
  const matches = readMatches('2021.10.02 02.14.00', [log], []);
  expect(matches.length).toBeGreaterThan(3);
  expect(matches.map(findImplausibility)).toEqual(matches.map(() => null));
});

test.each<[string, object]>([
  ['deaths', { deaths: 30 }],
  ['durability', { damageRec: 21_000_000_00 }],
  ['damage', { damage: 21_000_000_00 }],
  ['score', { score: 1_000_000 }],
  ['drones', { droneKills: 20_000 }],
  ['mvp', { mvp: 2 }],
  ['roster', { powerScore: 1e9 }],
])('%s beyond what the game allows is implausible', (rule, change) => {
  const [session] = simulateSessions({ density: 0.05 });
  if (session === undefined) throw new Error('no session');
  const [match] = readMatches(session.name, session.combatLog(), []);
  if (match === undefined) throw new Error('no match');
  expect(findImplausibility(match)).toBeNull();
  Object.assign(match.players[0] ?? {}, change);
  expect(findImplausibility(match)).toBe(rule);
});

test.each([{ ClanMoney: 2001 }, { Plastic: -1 }, { Glory: 45, expTotal: 1e9 }])(
  'rewards that no match pays are implausible: %o',
  (rewards) => {
    const [session] = simulateSessions({ density: 0.05 });
    const [match] = readMatches(
      session?.name ?? '',
      session?.combatLog() ?? [],
      session?.gameLog?.() ?? [],
    );
    if (match === undefined) throw new Error('no match');
    expect(Object.keys(match.context.rewards)).not.toEqual([]);
    Object.assign(match.context.rewards, rewards);
    expect(findImplausibility(match)).toBe('rewards');
  },
);
