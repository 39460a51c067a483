import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../database/test-database.ts';
import { silentLog } from '../../log.ts';
import { openRawStore } from './raw-store.ts';
import { lockStore, registerRawStore } from './register-raw-store.ts';

const { pool } = await createTestDatabase();

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'stores-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('a server on a copy of a running server’s folder does not start', async () => {
  const [original, copy] = [await createFolder(), await createFolder()];
  const store = await openRawStore(original);
  await registerRawStore(pool, store, silentLog);
  await cp(original, copy, { recursive: true });
  const lockClient = await pool.connect();
  await lockStore.run(lockClient, store.id);
  await registerRawStore(pool, await openRawStore(original), silentLog);
  const registration = registerRawStore(pool, await openRawStore(copy), silentLog);
  await expect(registration).rejects.toThrow(
    /^Another running server \(on .+\) has a copy of .+raw: /,
  );
  lockClient.release(true);
});

test('at its start, a server warns of uploads that wait for a stopped server, and of no others', async () => {
  const otherStore = await openRawStore(await createFolder());
  await registerRawStore(pool, otherStore, silentLog);
  await pool.query(
    `insert into upload (id, source, store, files, total_bytes) values ('u', 'web', $1, '[]', 0)`,
    [otherStore.id],
  );
  const lines: string[] = [];
  const log = { warn: (line: string) => void lines.push(line) };
  await registerRawStore(pool, await openRawStore(await createFolder()), log);
  expect(lines).toEqual([expect.stringMatching(`^1 upload waits .+ store ${otherStore.id}, last`)]);
  const lockClient = await pool.connect();
  await lockStore.run(lockClient, otherStore.id);
  await registerRawStore(pool, await openRawStore(await createFolder()), log);
  expect(lines).toHaveLength(1);
  lockClient.release(true);
});
