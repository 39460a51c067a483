import { resolve } from 'node:path';
import { listExplicitSettings, readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { createPercentReporter } from './create-percent-reporter.ts';
import { attachDatabase } from './database/attach-database.ts';
import { recordBackup } from './features/backup/backup-runs.ts';
import { formatSize } from './features/backup/format-size.ts';
import { resolveOperatorFolders } from './features/backup/operator-files.ts';
import { writeBackup } from './features/backup/write-backup.ts';
import { runInterruptible } from './run-interruptible.ts';
import { getErrorCode, getErrorMessage } from './start-error.ts';

const UNDEFINED_TABLE = '42P01';

/** `scrapboard backup FILE`: for operators; the server may be running. */
await runInterruptible(async (signal) => {
  const file = resolve(process.argv[2] ?? '');
  const config = readConfig();
  // A database of an older version is not migrated first: operators back up before they upgrade.
  const options = { shouldMigrate: false };
  const database = await attachDatabase(config, createLog({ level: 'warn' }), options);
  try {
    const writtenBackup = await writeBackup(
      {
        connection: database.connection,
        dataFolder: config.dataFolder,
        file,
        logs: 'inside',
        operatorFolders: resolveOperatorFolders(config),
        settings: listExplicitSettings(),
      },
      { signal, onProgress: createPercentReporter('written and checked') },
    ).catch(async (error: unknown) => {
      const run = { automatic: false, file, error: getErrorMessage(error) };
      // The operator knows that they interrupted it.
      if (!signal.aborted) await recordRun(database.pool, run);
      throw error;
    });
    const { bytes, rawLogs, missing, damaged } = writtenBackup;
    await recordRun(database.pool, { automatic: false, file, bytes });
    console.log(`${file}: ${formatSize(bytes)}, ${rawLogs} raw logs, read back and checked`);
    for (const sha256 of missing)
      console.error(`Not in the store, so not in the backup: ${sha256}`);
    for (const sha256 of damaged)
      console.error(`Damaged in the store and in the backup: ${sha256}`);
    if (missing.length + damaged.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
});

/** Records the backup, unless the database is not migrated yet and lacks the table. */
async function recordRun(...parameters: Parameters<typeof recordBackup>): Promise<void> {
  await recordBackup(...parameters).catch((error: unknown) => {
    if (getErrorCode(error) !== UNDEFINED_TABLE) throw error;
  });
}
