import { expect, test } from 'vitest';
import { createFactVersions } from './create-fact-versions.ts';

const MINUTE = 60_000;
const facts = (version: string, asOf = 'any', playerRows = 100) => ({ version, asOf, playerRows });

test('a version is recent for half an hour after it was the newest', () => {
  let now = 1_000 * MINUTE;
  const versions = createFactVersions(() => now);
  versions.recordNewest(facts('v1', 'first'));
  now += 100 * MINUTE;
  versions.recordNewest(facts('v1', 'still'));
  now += MINUTE;
  versions.recordNewest(facts('v2', 'second'));
  expect(versions.recentAsOf('v1')).toBe('still');
  now += 29 * MINUTE;
  expect(versions.recentAsOf('v1')).toBe('still');
  now += 1;
  expect(versions.recentAsOf('v1')).toBeUndefined();
  expect(versions.recentAsOf('v2')).toBe('second');
  expect(versions.recentAsOf('unknown')).toBeUndefined();
});

test('an answer may be used for half an hour after it was made, or its facts were the newest', () => {
  const now = 1_000 * MINUTE;
  const versions = createFactVersions(() => now);
  versions.recordNewest(facts('v1', 'now'));
  expect(versions.isUsable('v1', now - 100 * MINUTE)).toBe(true);
  expect(versions.isUsable('v0', now - 30 * MINUTE)).toBe(true);
  expect(versions.isUsable('v0', now - 31 * MINUTE)).toBe(false);
});

test('what was seen earlier does not replace what was seen later', () => {
  let now = 1_000 * MINUTE;
  const versions = createFactVersions(() => now);
  versions.recordNewest(facts('v1', 'later'));
  versions.recordEarlier({ version: 'v1', asOf: 'earlier' }, now - MINUTE);
  versions.recordEarlier({ version: 'v0', asOf: 'too early' }, now - 31 * MINUTE);
  expect(versions.recentAsOf('v1')).toBe('later');
  expect(versions.recentAsOf('v0')).toBeUndefined();
  now += 30 * MINUTE;
  expect(versions.recentAsOf('v1')).toBe('later');
});

test('nothing that was made before rows were removed is used any more', () => {
  let now = 1_000 * MINUTE;
  const versions = createFactVersions(() => now);
  versions.recordNewest(facts('v1'));
  now += 1;
  versions.recordNewest(facts('v2', 'any', 101));
  expect(versions.recentAsOf('v1')).toBe('any');
  now += 1;
  versions.recordNewest(facts('v3', 'later', 100));
  expect([versions.recentAsOf('v1'), versions.recentAsOf('v2')]).toEqual([undefined, undefined]);
  expect(versions.recentAsOf('v3')).toBe('later');
  expect(versions.isUsable('v2', now - 1)).toBe(false);
});
