import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { requestFacts } from '../features/facts/request-facts.ts';
import { type FactsKeeper, keepFacts } from './keep-facts.ts';

const { pool } = await createTestDatabase();

async function keep(write: () => Promise<void>, folder?: string) {
  const parent = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
  const warnings: string[] = [];
  const log = { info() {}, warn: (message: string) => warnings.push(message) };
  const place = folder ?? join(parent, 'facts');
  const keeper = keepFacts({ pool, folder: place, write, log, pollInterval: 20 });
  onTestFinished(async () => {
    await keeper.stop();
    await rm(parent, { recursive: true });
  });
  return { keeper, warnings };
}

/** Waits until the copy is known, and has a change that has been waiting for a minute. */
async function requestLongAgo(keeper: FactsKeeper): Promise<void> {
  await vi.waitFor(async () => {
    await requestFacts(pool, ['2026-05-01']);
    expect(keeper.health().delaySeconds).not.toBeNull();
  });
  await pool.query(`update facts_request set requested_at = now() - interval '1 minute'`);
}

test('a run that fails is reported, and repeated later', async () => {
  const write = vi.fn(async () => {
    throw new Error('no space left\nin the folder');
  });
  const { keeper, warnings } = await keep(write);
  await requestLongAgo(keeper);
  await vi.waitUntil(() => keeper.health().failures > 0, { timeout: 20_000 });
  expect(keeper.health()).toMatchObject({
    asOf: null,
    failures: 1,
    error: 'no space left\nin the folder',
  });
  expect(keeper.health().delaySeconds).toBeGreaterThan(59);
  expect(warnings).toEqual(['The facts could not be written, which is repeated: no space left']);
  expect(write).toHaveBeenCalledOnce();
});

test('facts grow old while a run lasts, and nothing else is started', async () => {
  let end = () => {};
  const write = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { keeper } = await keep(write);
  await requestLongAgo(keeper);
  await vi.waitUntil(() => write.mock.calls.length > 0, { timeout: 20_000 });
  await pool.query(`update facts_request set requested_at = now() - interval '1 hour'`);
  await vi.waitUntil(() => (keeper.health().delaySeconds ?? 0) > 3599);
  expect(write).toHaveBeenCalledOnce();
  end();
  await keeper.stop();
});

test('a folder that cannot be used is reported as old facts, until it can', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'facts');
  await writeFile(folder, 'not a folder');
  const { keeper, warnings } = await keep(async () => {}, folder);
  await vi.waitUntil(() => keeper.health().failures > 0);
  expect(keeper.health()).toMatchObject({ asOf: null, error: expect.stringContaining('facts') });
  const since = keeper.health().delaySeconds;
  expect(since).not.toBeNull();
  await vi.waitUntil(() => (keeper.health().delaySeconds ?? 0) > (since ?? 0));
  expect(warnings).toHaveLength(1);
});
