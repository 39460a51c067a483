import type { LogMatch } from '@scrapboard/match-log';
import { expect, test } from 'vitest';
import { compareClaims, serializeClaims, sharesRoster } from './claims.ts';

type Player = LogMatch['players'][number];

function player(id: string, change: Partial<Player> = {}): Player {
  const numbers = { kills: 2, deaths: 1, assists: 3, damage: 500_000, damageRec: 400_000 };
  const otherNumbers = { cabinDamage: 90_000, droneKills: 1, score: 800, mvp: 0 };
  const rosterEntry = {
    index: 0,
    team: 1,
    powerScore: 8000,
    build: 'abcdef01',
    party: null,
    partySize: 1,
  };
  const details = { parts: [], medals: {}, scoreByReason: {}, rounds: [] };
  const bot = id.startsWith('bot:');
  return {
    id,
    nickname: `n${id}`,
    bot,
    ...rosterEntry,
    ...numbers,
    ...otherNumbers,
    ...details,
    ...change,
  };
}

const finish = { reason: 'timer', winnerTeam: 1, winReason: 'x', battleTime: 1500 };
const finishAfter = (endedAfter: number) => ({ finish, rounds: [{ ...finish, endedAfter }] });
const roster = [player('1'), player('2'), player('bot:3')];
const earlierRoster = roster.map((member) => ({ ...member, kills: 1, damage: 100_000 }));
const wholeClaims = serializeClaims({ ...finishAfter(160_000), players: roster });
const lateClaims = serializeClaims({ ...finishAfter(90_000), players: earlierRoster });
const cutClaims = serializeClaims({ finish: null, rounds: [], players: earlierRoster });
const falseClaims = (change: Partial<Player>, id = '1') =>
  serializeClaims({
    ...finishAfter(160_000),
    players: roster.map((member) => (member.id === id ? { ...member, ...change } : member)),
  });

test('logs of the same match agree, whatever part of it they saw', () => {
  expect(
    compareClaims(
      wholeClaims,
      serializeClaims({ ...finishAfter(160_100), players: roster.toReversed() }),
    ),
  ).toBe('same');
  expect([compareClaims(wholeClaims, cutClaims), compareClaims(cutClaims, wholeClaims)]).toEqual([
    'contained',
    'continues',
  ]);
  expect([compareClaims(wholeClaims, lateClaims), compareClaims(lateClaims, wholeClaims)]).toEqual([
    'contained',
    'continues',
  ]);
  expect(compareClaims(cutClaims, lateClaims)).toBe('continues');
  const untilTheEnd = serializeClaims({ finish: null, rounds: [], players: roster });
  expect(compareClaims(untilTheEnd, wholeClaims)).toBe('continues');
  expect(compareClaims(wholeClaims, untilTheEnd)).toBe('contained');
  expect(compareClaims(wholeClaims, falseClaims({ damage: 500_900 }))).toBe('same');
});

test('an unexplained number is a contradiction, even that of a bot', () => {
  expect(compareClaims(wholeClaims, falseClaims({ kills: 0, deaths: 30 }))).toBe('contradicts');
  expect(compareClaims(wholeClaims, falseClaims({ kills: 3 }))).toBe('contradicts');
  expect(compareClaims(wholeClaims, falseClaims({ damage: 900_000 }))).toBe('contradicts');
  expect(compareClaims(wholeClaims, falseClaims({ deaths: 2 }, 'bot:3'))).toBe('contradicts');
  expect(compareClaims(wholeClaims, falseClaims({ team: 2 }))).toBe('contradicts');
  // A finished log with lower numbers than an unfinished one does not continue it.
  expect(compareClaims(cutClaims, falseClaims({ kills: 0 }))).toBe('contradicts');
});

test('a whole log has the whole roster; a late or cut one may lack players', () => {
  const fewerPlayers = { players: roster.slice(1) };
  expect(
    compareClaims(wholeClaims, serializeClaims({ ...finishAfter(160_000), ...fewerPlayers })),
  ).toBe('contradicts');
  expect(
    compareClaims(wholeClaims, serializeClaims({ ...finishAfter(90_000), ...fewerPlayers })),
  ).toBe('contained');
  expect(
    sharesRoster(wholeClaims, serializeClaims({ ...finishAfter(90_000), ...fewerPlayers })),
  ).toBe(true);
  const otherRoster = serializeClaims({
    ...finishAfter(90_000),
    players: [player('1'), player('9')],
  });
  expect(sharesRoster(wholeClaims, otherRoster)).toBe(false);
});

test('a player without a roster line is found by name', () => {
  const joined = player('name:n2', { nickname: 'n2', index: null, powerScore: 0, build: null });
  const joinedClaims = serializeClaims({
    ...finishAfter(160_000),
    players: [roster[0], joined, roster[2]] as Player[],
  });
  expect(compareClaims(joinedClaims, lateClaims)).toBe('contained');
});

test('a log without claims cannot be compared', () => {
  expect(compareClaims(null, wholeClaims)).toBeNull();
  expect(sharesRoster(wholeClaims, null)).toBe(false);
});
