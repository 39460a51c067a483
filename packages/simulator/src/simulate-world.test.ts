import { expect, test } from 'vitest';
import { modeKeys } from './modes.ts';
import { simulateSessions } from './simulate-sessions.ts';
import { simulateToFiles } from './simulate-to-files.ts';
import { simulateWorld } from './simulate-world.ts';
import { linesOf, MAY_7_2026, messageOf, yearBefore } from './testing/log-lines.ts';

const smallWorld = {
  seed: 5,
  players: 120,
  matches: 160,
  ...yearBefore(MAY_7_2026),
  density: 0.06,
};

function digest(seed: number): string {
  let hash = 0;
  let digests = '';
  for (const file of simulateToFiles(simulateWorld({ ...smallWorld, seed }))) {
    for (const chunk of file.chunks) for (const byte of chunk) hash = (hash * 31 + byte) | 0;
    digests += `${file.path}${hash};`;
  }
  return digests;
}

test('the same seed gives byte-identical files, another seed different ones', () => {
  expect(digest(5)).toBe(digest(5));
  expect(digest(5)).not.toBe(digest(6));
});

test('every requested match is in at least one log, within the time span and in order', () => {
  const guids = new Set<string>();
  let previousStart = 0;
  let lastEnd = 0;
  let copies = 0;
  for (const session of simulateWorld(smallWorld).sessions()) {
    expect(session.startsAt).toBeGreaterThanOrEqual(previousStart);
    previousStart = session.startsAt;
    expect(session.uploader.id).not.toContain('@live');
    const expected = session.expected();
    expect(expected.length).toBe(session.matches);
    for (const { match, startsAt } of expected) {
      copies++;
      guids.add(match.guid);
      lastEnd = Math.max(lastEnd, startsAt + (match.finish?.battleTime ?? 0) * 100);
      expect(startsAt).toBeGreaterThan(session.startsAt);
    }
  }
  expect(guids.size).toBe(160);
  expect(copies).toBeGreaterThan(170);
  expect(smallWorld.to - lastEnd).toBeGreaterThan(60_000);
  expect(smallWorld.to - lastEnd).toBeLessThan(12 * 60_000);
});

test('a huge world yields its first session immediately', () => {
  const world = simulateWorld({ ...smallWorld, players: 20_000, matches: 200_000, density: 1 });
  const session = world.sessions().next().value;
  expect(session?.matches).toBeGreaterThan(0);
  expect(world.players).toHaveLength(20_000);
});

test('a year contains every mode and most of the players', { timeout: 120_000 }, () => {
  const modes = new Set<string>();
  const seen = new Set<string>();
  const games = new Map<string, number>();
  const world = simulateWorld({ ...smallWorld, players: 400, matches: 3_000, density: 0.02 });
  for (const session of world.sessions()) {
    for (const { match } of session.expected()) {
      modes.add(match.mode);
      for (const player of match.players) {
        if (player.bot || seen.has(`${match.guid}${player.id}`)) continue;
        seen.add(`${match.guid}${player.id}`);
        games.set(player.id, (games.get(player.id) ?? 0) + 1);
      }
    }
  }
  expect([...modes].sort()).toEqual([...modeKeys, 'custom'].sort());
  expect(games.size).toBeGreaterThan(350);
  expect(games.get(world.players[0]?.id ?? '')).toBeGreaterThan(200);
});

test('uploaders of one match log the same battle with different clocks and zones', () => {
  const sessions = simulateSessions({
    uploaders: 3,
    timeZones: ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'],
  });
  expect(sessions).toHaveLength(3);
  const battles = sessions.map((session) => {
    const lines = linesOf(session.combatLog());
    const from = lines.findIndex((line) => line.includes("===== Gameplay '"));
    const to = lines.findIndex((line) => line.includes('===== Gameplay finish'));
    return lines.slice(from, to + 1);
  });
  const [first, second, third] = battles.map((lines) => lines.map(messageOf));
  expect(first?.length).toBeGreaterThan(200);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
  expect(new Set(battles.map((lines) => lines[0]?.slice(0, 12))).size).toBe(3);
  const guids = sessions.map(
    (session) =>
      linesOf(session.gameLog?.() ?? [])
        .join('\n')
        .match(/server guid '(\d{16})'/)?.[1],
  );
  expect(new Set(guids).size).toBe(1);
  expect(guids[0]).toBeDefined();
});
