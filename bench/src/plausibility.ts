/**
 * Counts false positives: simulated matches that break a rule of plausibility, which none should. Also prints the
 * most damage and score per minute that one player made in each mode, from which the bounds are chosen; a shorter
 * match counts as one minute.
 */

import { parseArgs } from 'node:util';
import { createMatchReader, parseSessionName } from '@scrapboard/match-log';
import { simulateWorld } from '@scrapboard/simulator';
import { findImplausibility } from '../../packages/matches/src/find-implausibility.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '50000' },
    players: { type: 'string', default: '20000' },
    density: { type: 'string', default: '0.1' },
    seed: { type: 'string', default: '1' },
  },
});
const DAY_MS = 86_400_000;
const to = Date.UTC(2026, 8, 1);
const world = simulateWorld({
  seed: Number(values.seed),
  players: Number(values.players),
  matches: Number(values.matches),
  from: to - 300 * DAY_MS,
  to,
  density: Number(values.density),
  uploadersPerMatch: 1,
});

const maximums = new Map<string, { matches: number; damage: number; score: number }>();
const violations = new Map<string, number>();
const seenGuids = new Set<string>();
for (const session of world.sessions()) {
  const reader = createMatchReader({
    sessionStartedAt: parseSessionName(session.name) ?? 0,
    onMatch(match) {
      const guid = match.context.guid ?? '';
      if (guid !== '' && seenGuids.has(guid)) return;
      seenGuids.add(guid);
      const rule = findImplausibility(match);
      if (rule !== null) violations.set(rule, (violations.get(rule) ?? 0) + 1);
      const minutes = Math.max(60_000, match.endedAt - match.startedAt) / 60_000;
      const maximum = maximums.get(match.mode.mode) ?? { matches: 0, damage: 0, score: 0 };
      maximum.matches++;
      for (const { damage, score } of match.players) {
        maximum.damage = Math.max(maximum.damage, damage / 100 / minutes);
        maximum.score = Math.max(maximum.score, score / minutes);
      }
      maximums.set(match.mode.mode, maximum);
    },
  });
  if (session.gameLog !== null) for (const chunk of session.gameLog()) reader.push('game', chunk);
  for (const chunk of session.combatLog()) reader.push('combat', chunk);
  reader.end();
}

let total = 0;
for (const [mode, { matches, damage, score }] of [...maximums].sort()) {
  total += matches;
  console.log(
    `${mode.padEnd(20)} ${String(matches).padStart(6)} matches, at most ${damage.toFixed(0)} damage and ${score.toFixed(0)} score a minute`,
  );
}
const violationCount = [...violations.values()].reduce((sum, count) => sum + count, 0);
console.log(`${total} matches, ${violationCount} false positives`, Object.fromEntries(violations));
if (violationCount > 0) process.exitCode = 1;
