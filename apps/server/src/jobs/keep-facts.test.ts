import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { requestFacts } from '../features/facts/request-facts.ts';
import { keepFacts } from './keep-facts.ts';

const { pool } = await createTestDatabase();

test('a run that fails is reported, and repeated later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
  const warnings: string[] = [];
  const log = { info() {}, warn: (message: string) => warnings.push(message) };
  const write = vi.fn(async () => {
    throw new Error('no space left\nin the folder');
  });
  const keeper = keepFacts({ pool, folder, write, log, pollInterval: 20 });
  onTestFinished(async () => {
    await keeper.stop();
    await rm(folder, { recursive: true });
  });
  // As soon as the copy is known.
  await vi.waitFor(async () => {
    await requestFacts(pool, ['2026-05-01']);
    expect(keeper.health().delaySeconds).not.toBeNull();
  });
  await pool.query(`update facts_request set requested_at = now() - interval '1 minute'`);
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
