import { createMatchReader, type LogMatch, parseSessionName } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import type { SimulatedSession } from './create-session.ts';
import { simulateSessions } from './simulate-sessions.ts';
import { simulateWorld } from './simulate-world.ts';
import { MAY_7_2026, yearBefore } from './testing/log-lines.ts';
import type { ExpectedNumbers } from './types.ts';

function readSession(session: SimulatedSession) {
  const matches: LogMatch[] = [];
  const reader = createMatchReader({
    sessionStartedAt: parseSessionName(session.name) ?? Number.NaN,
    onMatch: (match) => matches.push(match),
  });
  for (const chunk of session.gameLog?.() ?? []) reader.push('game', chunk);
  for (const chunk of session.combatLog()) reader.push('combat', chunk);
  return { matches, summary: reader.end() };
}

const pickNumbers = (source: ExpectedNumbers): ExpectedNumbers => ({
  kills: source.kills,
  deaths: source.deaths,
  assists: source.assists,
  damage: source.damage,
  damageRec: source.damageRec,
  cabinDamage: source.cabinDamage,
  droneKills: source.droneKills,
  score: source.score,
  mvp: source.mvp,
});

function expectRoundTrip(session: SimulatedSession): void {
  const { matches, summary } = readSession(session);
  const expected = session.expected();
  expect(summary.unknownExamples).toEqual([]);
  expect(matches).toHaveLength(expected.length);
  expected.forEach(({ match, isComplete }, i) => {
    const logMatch = matches[i] as LogMatch;
    expect([logMatch.gameplay, logMatch.map, logMatch.finish !== null]).toEqual([
      match.gameplay,
      match.map,
      isComplete,
    ]);
    if (session.gameLog) {
      expect(logMatch.context.guid).toBe(match.guid);
      expect(logMatch.context.region).toBe(match.region);
      expect(logMatch.context.localPlayer).toBe(session.uploader.id);
      expect(logMatch.mode.mode).toBe(match.mode);
    }
    if (!isComplete) return;
    expect(logMatch.finish).toEqual(match.finish);
    for (const player of match.players) {
      const foundPlayer = logMatch.players.find((other) => other.id === player.id);
      if (!foundPlayer) expect.fail(`${player.id} is missing`);
      expect({
        ...pickNumbers(foundPlayer),
        nickname: foundPlayer.nickname,
        partySize: foundPlayer.partySize,
      }).toEqual({
        ...pickNumbers(player),
        nickname: player.nickname,
        partySize: player.partySize,
      });
      expect(foundPlayer.rounds.map(pickNumbers)).toEqual(player.rounds.map(pickNumbers));
    }
  });
}

test('the log reader reads a year of simulated logs back exactly', () => {
  const world = simulateWorld({
    seed: 31,
    players: 200,
    matches: 250,
    ...yearBefore(MAY_7_2026),
    density: 0.1,
  });
  let sessions = 0;
  for (const session of world.sessions()) {
    expectRoundTrip(session);
    sessions++;
  }
  expect(sessions).toBeGreaterThan(60);
});

test.each(['2018', '2019', '2026'] as const)(
  'the log reader understands the format of %s',
  (era) => {
    for (const ending of ['whole', 'left', 'crash'] as const) {
      for (const session of simulateSessions({
        era,
        ending,
        modes: ['8v8', 'clan-war'],
        uploaders: 2,
      })) {
        expectRoundTrip(session);
      }
    }
  },
);
