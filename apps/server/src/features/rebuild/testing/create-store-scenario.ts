import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createTestDatabase } from '../../../database/test-database.ts';
import { readUpload } from '../../store/read-upload.ts';
import { clearDerived } from '../../store/testing/uploads.ts';
import { createIntake } from '../../uploads/intake.ts';
import { saveUpload, type UploadSender } from '../../uploads/save-upload.ts';
import { openStaging, type Staging } from '../../uploads/staging.ts';
import { makeCombatLog, makeGameLog } from '../../uploads/testing/sample-logs.ts';
import { defaultUploadLimits } from '../../uploads/upload-limits.ts';

export async function* toChunks(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/**
 * Gives each test of the file an empty database and data folder, and returns functions that
 * send logs there and read them.
 */
export async function createStoreScenario() {
  const { pool } = await createTestDatabase();
  let dataFolder = '';
  let staging: Staging;

  beforeEach(async () => {
    await clearDerived(pool);
    dataFolder = await mkdtemp(join(tmpdir(), 'manifests-'));
    staging = await openStaging(dataFolder);
  });

  afterEach(async () => {
    await staging.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  return {
    pool,
    get dataFolder() {
      return dataFolder;
    },
    get staging() {
      return staging;
    },
    async send(
      seed: number,
      sender: Partial<UploadSender> = {},
      session = '2026.05.07 09.58.30',
    ): Promise<string> {
      const intake = createIntake(staging, defaultUploadLimits);
      await intake.add('combat.log', toChunks(makeCombatLog(seed)));
      await intake.add('game.log', toChunks(makeGameLog(seed)));
      const upload = await intake.finish({ session, timeZone: 'Europe/Berlin' });
      const defaultSender: UploadSender = { source: 'cli', accountId: null, network: '1.abc' };
      await saveUpload(pool, upload, { ...defaultSender, ...sender });
      return upload.id;
    },
    async readAll(): Promise<void> {
      const { rows } = await pool.query('select id from upload order by id');
      const context = {
        ...{ pool, basePartIdOf: (id: string) => id, log: { info() {} }, shouldCheckLogs: true },
        openRaw: staging.store.openRaw,
      };
      for (const { id } of rows) await readUpload(context, id);
    },
  };
}
