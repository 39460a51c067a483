import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FactsManifest, readFactsManifest } from './manifest.ts';

const FOLDER = 'readers';
/** How often a reader renews its lease. */
const RENEW_INTERVAL_MS = 10_000;
/** A lease that was not renewed for this long belongs to a process that has ended. */
export const LEASE_MS = 60_000;

export interface Lease {
  release(): Promise<void>;
}

/**
 * Marks the facts of the manifest with this sequence number as being read, by a file beside them:
 * no server removes their files until the lease is released. Where that file cannot be written, such
 * as on a full disk, facts are read without a lease.
 */
export async function takeLease(folder: string, sequence: number): Promise<Lease> {
  const path = join(folder, FOLDER, `${sequence}-${randomUUID()}`);
  // Written by the disk's clock, which is the same for all servers.
  const renew = () => appendFile(path, '.', { mode: 0o600 });
  try {
    await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 });
    await renew();
  } catch {
    return { release: async () => {} };
  }
  let renewPromise: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewPromise = renew().catch(() => {});
  }, RENEW_INTERVAL_MS).unref();
  return {
    async release() {
      clearInterval(timer);
      await renewPromise;
      await rm(path, { force: true }).catch(() => {});
    },
  };
}

/** Runs `read` with the newest manifest, whose files stay until it ends; null if there is none. */
export async function withManifest<T>(
  folder: string,
  read: (manifest: FactsManifest | null) => Promise<T>,
): Promise<T> {
  for (;;) {
    const manifest = await readFactsManifest(folder);
    if (manifest === null) return await read(null);
    const lease = await takeLease(folder, manifest.sequence);
    try {
      const currentManifest = await readFactsManifest(folder);
      if (currentManifest?.sequence === manifest.sequence) return await read(manifest);
    } finally {
      await lease.release();
    }
  }
}

/**
 * Removes the leases of readers that ended without releasing them. Returns the sequence number of the
 * oldest manifest that somebody is still reading; infinity if nobody is. `tempFolder` is a folder on the
 * same disk.
 */
export async function sweepLeases(folder: string, tempFolder: string): Promise<number> {
  const names = await readdir(join(folder, FOLDER)).catch(() => []);
  if (names.length === 0) return Number.POSITIVE_INFINITY;
  const now = await readClock(join(tempFolder, 'clock'));
  let oldestSequence = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const path = join(folder, FOLDER, name);
    const renewedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null, // Just released.
    );
    if (renewedAt === null) continue;
    if (now - renewedAt > LEASE_MS) await rm(path, { force: true });
    else oldestSequence = Math.min(oldestSequence, Number.parseInt(name, 10));
  }
  return oldestSequence;
}

/** Returns the time by the clock of the disk, in epoch milliseconds. */
async function readClock(path: string): Promise<number> {
  await writeFile(path, '.', { mode: 0o600 });
  return (await stat(path)).mtimeMs;
}
