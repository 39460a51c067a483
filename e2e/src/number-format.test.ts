/**
 * In the browser, tests see demo data that ends on one fixed day. Here the data of many days is
 * formatted both by the pages and by the tests, so that they cannot disagree on another day.
 */

import { type ProfileNumbers, parseProfile } from '@scrapboard/contract/profile-fields';
import { killAssistRate, perGame } from '@scrapboard/statistics/rates';
import { rateOf } from '@scrapboard/statistics/wilson-interval';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSample } from '../../apps/web/src/demo-backend/data/sample/make-sample.ts';
import { openDemo } from '../../apps/web/src/demo-backend/testing/open-demo.ts';
import { createFormat } from '../../apps/web/src/format.ts';
import { createCall } from './create-call.ts';
import { DAY_MS } from './day-ms.ts';
import { formatDuration, formatNumber, formatPercent, formatScoreInterval } from './format.ts';

const pageFormat = createFormat('en');

// Ends of months and years, a leap day, daylight saving changes, season changes, week 53, and days
// that start and end at any hour.
const days = [
  '2023-12-31T23:59:59Z',
  '2024-01-01T00:00:00Z',
  '2024-02-29T12:00:00Z',
  '2025-03-30T01:00:00Z',
  '2025-10-26T01:30:00Z',
  '2026-04-01T00:00:00Z',
  '2026-05-07T20:00:00Z',
  '2026-06-30T23:30:00Z',
  '2026-11-22T00:00:01Z',
  '2027-01-03T06:00:00Z',
  '2027-03-01T18:45:00Z',
  '2030-12-31T12:00:00Z',
];

for (const [index, end] of days.entries()) {
  test(`tests and pages format demo data that ends at ${end} alike`, async () => {
    const to = Date.parse(end);
    const options = { seed: index + 1, players: 16, matches: 20, from: to - 60 * DAY_MS, to };
    const sample = await makeSample({ ...options, density: 0.02, uploadersPerMatch: 1.4 });
    const { handleRequest } = openDemo(undefined, {
      loadSample: async () => sample,
      now: () => to,
    });
    const call = createCall(async ({ method, url }) => {
      const response = await handleRequest(
        new Request(new URL(url, 'http://demo.test'), { method }),
      );
      return await response.text();
    });

    const { season, newestMatchAt } = await call('GET /api/status');
    const age = to - Date.parse(newestMatchAt ?? '');
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(DAY_MS);
    expect(Date.parse(season.startsAt)).toBeLessThanOrEqual(to);

    const { players } = await call('GET /api/players', { query: { limit: 100 } });
    expect(players.length).toBeGreaterThan(0);
    const { startsAt } = season;
    const queries = [{}, { category: 'pve' }, { from: startsAt }, { to: startsAt }] as const;
    // Every third player, different ones for each day.
    for (const { id } of players.filter((_, playerIndex) => playerIndex % 3 === index % 3)) {
      for (const query of queries) {
        const profile = await call('GET /dev/profile/{id}', { params: { id }, query });
        expectSameTexts(parseProfile(profile));
      }
    }
  });
}

/** Expects the page and the tests to format the numbers of a profile alike. */
function expectSameTexts(profile: ProfileNumbers): void {
  const { games, wins, mvp, tot_kills: kills, tot_assists: assists } = profile;
  expectSameRate(wins, games);
  expectSameRate(mvp, games);
  const killsAndAssists = killAssistRate(kills, assists, games);
  expect(pageFormat.percent(killsAndAssists, 0)).toBe(formatPercent(kills + assists, games, 0));
  for (const total of [kills, assists, profile.tot_damage, profile.tot_score]) {
    const mean = games === 0 ? 0 : total / games;
    expect(pageFormat.number(perGame(total, games), 2)).toBe(formatNumber(mean, 2));
  }
  expect(pageFormat.duration(profile.tot_duration)).toBe(formatDuration(profile.tot_duration));
}

function expectSameRate(count: number, total: number): void {
  if (total === 0) return;
  const rate = rateOf(count, total);
  const shown = [pageFormat.percent(rate.percent), pageFormat.interval(rate.low, rate.high)];
  expect(shown).toEqual([formatPercent(count, total), formatScoreInterval(count, total)]);
  expect(shown.join(' ')).not.toMatch(/-|NaN|∞/);
  expect(0 <= rate.low && rate.low <= rate.percent).toBe(true);
  expect(rate.percent <= rate.high && rate.high <= 100).toBe(true);
}

test('shows every rate of few games as expected', () => {
  for (let total = 1; total <= 60; total += 1) {
    for (let count = 0; count <= total; count += 1) expectSameRate(count, total);
  }
});

test('shows rates of any number of games as expected', () => {
  const sample = fc
    .integer({ min: 1, max: 100_000 })
    .chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));
  fc.assert(fc.property(sample, ([count, total]) => expectSameRate(count, total)));
});

test('shows every duration as expected', () => {
  const seconds = fc.oneof(fc.nat(200), fc.nat(100_000), fc.nat(100_000_000));
  fc.assert(
    fc.property(seconds, (span) => {
      expect(pageFormat.duration(span)).toBe(formatDuration(span));
    }),
  );
});

test('shows no minus before zero', () => {
  for (const tiny of [-0, -1e-9, -0.04]) {
    const texts = [
      pageFormat.percent(tiny),
      pageFormat.number(tiny, 1),
      pageFormat.interval(tiny, 5),
      pageFormat.compact(tiny),
    ];
    for (const text of texts) expect(text).not.toMatch(/[-−]/);
  }
  expect(pageFormat.signed(-0)).toBe('0');
});

test('the interval agrees with published values', () => {
  // Newcombe, "Two-sided confidence intervals for the single proportion", 1998, table I, method 3.
  expect(formatScoreInterval(81, 263)).toBe('25.5–36.6%');
  expect(formatScoreInterval(0, 20)).toBe('0.0–16.1%');
  expect(formatScoreInterval(1, 29)).toBe('0.6–17.2%');
});
