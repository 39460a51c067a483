import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createIntake, type StagedUpload } from '../intake.ts';
import { openStaging, type Staging } from '../staging.ts';
import { defaultUploadLimits, type UploadLimits } from '../upload-limits.ts';

/** The name of a session folder. */
export const SESSION = '2026.05.07 09.58.30';

export interface TestRequest {
  files: Record<string, Uint8Array | string>;
  fields?: { session?: string; timeZone?: string };
  limits?: Partial<UploadLimits>;
}

export async function* splitIntoChunks(
  bytes: Uint8Array | string,
  size = 700,
): AsyncIterable<Buffer> {
  const buffer = Buffer.from(bytes);
  for (let at = 0; at < buffer.length; at += size) yield buffer.subarray(at, at + size);
}

/** Gives each test of the file a data folder, and returns functions that receive uploads into it. */
export function createTestIntake() {
  let folder = '';
  let staging: Staging;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'intake-'));
    staging = await openStaging(folder);
  });

  afterEach(async () => {
    await staging.close();
    await rm(folder, { recursive: true });
  });

  return {
    get folder() {
      return folder;
    },
    get staging() {
      return staging;
    },
    async receive({ files, fields = {}, limits = {} }: TestRequest): Promise<StagedUpload> {
      const intake = createIntake(staging, { ...defaultUploadLimits, ...limits });
      try {
        for (const [name, bytes] of Object.entries(files))
          await intake.add(name, splitIntoChunks(bytes));
        const staged = await intake.finish(fields);
        await staged.moveToStore();
        return staged;
      } finally {
        await intake.discard();
      }
    },
    /** Returns every file under the data folder except the store's id, including temporary ones. */
    async listStoredFiles(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
      return names.filter((name) => name !== 'store.id');
    },
  };
}
