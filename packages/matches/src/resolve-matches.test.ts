import { hash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHash63 } from './hash63.ts';
import { resolveMatches as resolve } from './resolve-matches.ts';
import type { SourcedLog } from './sourced-log.ts';

const hash63 = createHash63((text) => hash('sha256', text, 'hex'));
const resolveMatches = (sightings: readonly SourcedLog[]) => resolve(sightings, hash63);

const HOUR_MS = 3_600_000;
const base: SourcedLog = {
  uploadId: 'u',
  ordinal: 0,
  ownId: 'x',
  at: 1_750_000_000_000,
  gameplay: 'Conquer',
  map: 'sand_crater',
  category: 'pvp',
  mode: '8v8',
  guid: null,
  rosterKey: 'r',
  winnerTeam: 1,
  battleTime: 1000,
  lines: 100,
  digest: '1',
  localPlayer: null,
  host: null,
  region: null,
  clientVersion: null,
  queueTag: null,
  customGame: false,
  gameResult: null,
  queueMs: null,
  rewards: null,
  claims: null,
  implausible: null,
  source: { receivedAt: 1_750_100_000_000, accounts: [], network: null, weight: 1 },
  decision: null,
};

function createSighting(ordinal: number, change: Partial<SourcedLog>): SourcedLog {
  const sighting = { ...base, ordinal, ...change };
  return {
    ...sighting,
    ownId: `${sighting.rosterKey} ${sighting.winnerTeam} ${sighting.battleTime}`,
  };
}
const unfinished = { winnerTeam: null, battleTime: null };
const groupOrdinals = (sightings: SourcedLog[]) =>
  resolveMatches(sightings)
    .map(({ members }) => members.map(({ ordinal }) => ordinal))
    .sort();

test('clocks may differ by a time zone, but not by days', () => {
  const shiftBy = (hours: number) => ({ at: base.at + hours * HOUR_MS });
  expect(
    groupOrdinals([
      createSighting(0, {}),
      createSighting(1, shiftBy(14)),
      createSighting(2, shiftBy(-12)),
    ]),
  ).toEqual([[0, 1, 2]]);
  expect(
    groupOrdinals([createSighting(0, {}), createSighting(1, { ...shiftBy(24 * 7), digest: '2' })]),
  ).toEqual([[0], [1]]);
});

test('an unfinished log belongs to the closest match of its roster', () => {
  const unfinishedLog = createSighting(2, { ...unfinished, at: base.at + 590_000 });
  const rematch = createSighting(1, { battleTime: 1234, at: base.at + 600_000 });
  expect(groupOrdinals([createSighting(0, {}), rematch, unfinishedLog])).toEqual([[0], [1, 2]]);
  expect(groupOrdinals([createSighting(0, {}), unfinishedLog])).toEqual([[0, 2]]);
});

test('the guid of an unfinished log identifies the finished match without one', () => {
  const unfinishedLog = createSighting(1, { ...unfinished, guid: '42', region: 'eu' });
  const [match] = resolveMatches([createSighting(0, {}), unfinishedLog]);
  expect(match?.members.length).toBe(2);
  expect(match?.canonical.ordinal).toBe(0);
  expect(match?.region).toBe('eu');
});

test('the start time is that of the guid, if it contains a plausible one', () => {
  const guid = String((base.at - 5000) * 1000);
  expect(resolveMatches([createSighting(0, { guid })])[0]?.startedAt).toBe(base.at - 5000);
  expect(resolveMatches([createSighting(0, { guid: '1234567890123456' })])[0]?.startedAt).toBe(
    base.at,
  );
  const logs = [createSighting(0, {}), createSighting(1, { at: base.at - 3 * HOUR_MS })];
  expect(resolveMatches(logs)[0]?.startedAt).toBe(base.at - 3 * HOUR_MS);
});

test('the start time is in whole seconds, because the rest of a guid is secret', () => {
  const guid = String((base.at - 5000) * 1000 + 987_654);
  expect(resolveMatches([createSighting(0, { guid })])[0]?.startedAt).toBe(base.at - 5000);
});

test('data that only game.log has comes from a session with one', () => {
  const queued = { guid: '7', queueTag: 'Default', mode: 'restricted-8v8', lines: 50 };
  const [match] = resolveMatches([createSighting(0, {}), createSighting(1, queued)]);
  expect(match?.canonical.ordinal).toBe(0);
  expect(match?.mode).toBe('restricted-8v8');
});

const anySighting = fc
  .record({
    uploadId: fc.constantFrom('a', 'b', 'c'),
    guid: fc.constantFrom(null, null, '1', '2', String((base.at + 7) * 1000)),
    rosterKey: fc.constantFrom('r', 's'),
    finish: fc.constantFrom(
      { winnerTeam: 1, battleTime: 1000 },
      { winnerTeam: 2, battleTime: 900 },
      unfinished,
    ),
    at: fc.integer({ min: 0, max: 60 }).map((hours) => base.at + hours * HOUR_MS),
    lines: fc.integer({ min: 1, max: 3 }),
    digest: fc.constantFrom('1', '2'),
  })
  .map(({ finish, ...fields }) => ({ ...fields, ...finish }));

test('the result depends only on the set, includes every log once and never joins two guids', () => {
  fc.assert(
    fc.property(
      fc.array(anySighting, { maxLength: 12 }).chain((list) => {
        const sightings = list.map((fields, ordinal) => createSighting(ordinal, fields));
        return fc.tuple(
          fc.constant(sightings),
          fc.shuffledSubarray(sightings, { minLength: sightings.length }),
        );
      }),
      ([sightings, shuffled]) => {
        const matches = resolveMatches(sightings);
        const sortById = (list: typeof matches) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(sortById(resolveMatches(shuffled))).toEqual(sortById(matches));
        expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
        const resolvedLogs = matches.flatMap(({ members, disputed }) => [
          ...members,
          ...disputed.keys(),
        ]);
        expect(resolvedLogs.length).toBe(sightings.length);
        expect(new Set(resolvedLogs).size).toBe(sightings.length);
        for (const { members } of matches) {
          const guids = new Set(members.flatMap(({ guid }) => guid ?? []));
          expect(guids.size).toBeLessThanOrEqual(1);
        }
        const guids = matches.flatMap(({ members }) => [
          ...new Set(members.flatMap(({ guid }) => guid ?? [])),
        ]);
        expect(new Set(guids).size).toBe(guids.length);
      },
    ),
    { numRuns: 500 },
  );
});
