import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { requestRating } from '../../queue/add-jobs.ts';
import { savePriceFailure, savePrices } from '../prices/price-state.ts';
import { makeMatch } from '../store/testing/make-match.ts';
import { storeUpload } from '../store/testing/uploads.ts';

const { app, pool } = await createTestApp();

test('metrics contain requests, stored rows, jobs and the process', async () => {
  await storeUpload(pool, { id: 'first', matches: [makeMatch({ seed: 1 })] });
  await requestRating(pool, new Date());
  await app.inject('/dev/profile/unknown-1');
  await app.inject('/dev/profile/unknown-2');
  await app.inject('/nowhere');
  const response = await app.inject('/metrics');
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=/);
  const lines = response.body.split('\n');
  expect(lines).toContain(
    'http_request_duration_seconds_count{method="GET",route="/dev/profile/:id",status="404"} 2',
  );
  expect(lines).toContain('scrapboard_stored{what="matches"} 1');
  expect(lines).toContain('scrapboard_uploads{status="reading",source="web"} 1');
  expect(response.body).toMatch(/^scrapboard_jobs\{task="rate",state="(scheduled|waiting)"\} 1$/m);
  expect(lines).toContain('scrapboard_queue_running 1');
  expect(lines).toContain('scrapboard_facts_failed_runs 0');
  expect(response.body).toMatch(/^process_resident_memory_bytes \d+/m);
  expect(response.body).toMatch(/^scrapboard_database_connections\{state="idle"\} \d+/m);
  expect(response.body).not.toContain('unknown-1');
});

test('metrics say when the operator’s prices were read, and whether that failed since', async () => {
  expect((await app.inject('/metrics')).body).not.toContain('scrapboard_prices');
  const source = '/srv/prices.json';
  const server = await createTestApp(() => {}, { SCRAPBOARD_PRICES: source });
  const fetchGauge = async (name: string) => {
    const { body } = await server.app.inject('/metrics');
    return Number(new RegExp(`^scrapboard_prices_${name} (.*)$`, 'm').exec(body)?.[1]);
  };
  expect([await fetchGauge('timestamp_seconds'), await fetchGauge('failed')]).toEqual([0, 0]);
  const earliestReadAt = Math.floor(Date.now() / 1000);
  await savePrices(server.pool, source, { asOf: '2026-11-20', source: 'our clan', prices: {} });
  const readAt = await fetchGauge('timestamp_seconds');
  expect(readAt).toBeGreaterThanOrEqual(earliestReadAt);
  expect(await fetchGauge('failed')).toBe(0);
  await savePriceFailure(server.pool, source);
  expect([await fetchGauge('timestamp_seconds'), await fetchGauge('failed')]).toEqual([readAt, 1]);
  // What another source answered says nothing about this one.
  await savePrices(server.pool, '/srv/other.json', { asOf: null, source: null, prices: {} });
  expect([await fetchGauge('timestamp_seconds'), await fetchGauge('failed')]).toEqual([0, 0]);
});
