import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestDatabase } from '../database/test-database.ts';
import { requestFacts } from '../features/facts/request-facts.ts';
import { type FactsWriter, startFactsWriter } from './facts-writer.ts';

const { pool } = await createTestDatabase();

async function startWriter(write: () => Promise<void>, folder?: string) {
  const parent = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
  const warnings: string[] = [];
  const log = { info() {}, warn: (message: string) => warnings.push(message) };
  const options = { pool, folder: folder ?? join(parent, 'facts'), write, log, pollIntervalMs: 20 };
  const writer = startFactsWriter(options);
  onTestFinished(async () => {
    await writer.stop();
    await rm(parent, { recursive: true });
  });
  return { writer, warnings };
}

/** Waits until the copy is registered, and makes a change that has been waiting for a minute. */
async function requestLongAgo(writer: FactsWriter): Promise<void> {
  await vi.waitFor(async () => {
    await requestFacts(pool, ['2026-05-01']);
    expect(writer.health().delaySeconds).not.toBeNull();
  });
  await pool.query(`update facts_request set requested_at = now() - interval '1 minute'`);
}

test('a run that fails is reported, and tried again later', async () => {
  const write = vi.fn(async () => {
    throw new Error('no space left\nin the folder');
  });
  const { writer, warnings } = await startWriter(write);
  await requestLongAgo(writer);
  await vi.waitUntil(() => writer.health().failures > 0, { timeout: 20_000 });
  expect(writer.health()).toMatchObject({
    asOf: null,
    failures: 1,
    error: 'no space left\nin the folder',
  });
  expect(writer.health().delaySeconds).toBeGreaterThan(59);
  expect(warnings).toEqual([
    'The facts could not be written and will be tried again: no space left',
  ]);
  expect(write).toHaveBeenCalledOnce();
});

test('the delay grows while a run lasts, and no second run is started', async () => {
  let end = () => {};
  const write = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const { writer } = await startWriter(write);
  await requestLongAgo(writer);
  await vi.waitUntil(() => write.mock.calls.length > 0, { timeout: 20_000 });
  await pool.query(`update facts_request set requested_at = now() - interval '1 hour'`);
  await vi.waitUntil(() => (writer.health().delaySeconds ?? 0) > 3599);
  expect(write).toHaveBeenCalledOnce();
  end();
  await writer.stop();
});

test('as long as the folder cannot be used, the delay grows', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'scrapboard-facts-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  const folder = join(parent, 'facts');
  await writeFile(folder, 'not a folder');
  const { writer, warnings } = await startWriter(async () => {}, folder);
  await vi.waitUntil(() => writer.health().failures > 0);
  expect(writer.health()).toMatchObject({ asOf: null, error: expect.stringContaining('facts') });
  const firstDelaySeconds = writer.health().delaySeconds;
  expect(firstDelaySeconds).not.toBeNull();
  await vi.waitUntil(() => (writer.health().delaySeconds ?? 0) > (firstDelaySeconds ?? 0));
  expect(warnings).toHaveLength(1);
});
