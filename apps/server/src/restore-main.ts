import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { createPercentReporter } from './create-percent-reporter.ts';
import { connectDatabase } from './database/connect-database.ts';
import { restoreBackup } from './features/backup/restore-backup.ts';
import { runInterruptible } from './run-interruptible.ts';

/** `scrapboard restore FILE`: for operators, into an empty data folder. */
await runInterruptible(async (signal) => {
  const file = resolve(process.argv[2] ?? '');
  const config = readConfig();
  // The backup contains the schema of the version that wrote it.
  const connect = () =>
    connectDatabase(config, createLog({ level: 'warn' }), { shouldMigrate: false });
  const result = await restoreBackup(file, config, connect, {
    signal,
    onProgress: createPercentReporter('checked and restored'),
  });
  const { rows, uploads, rawLogs, unreadable, createdAt } = result;
  console.log(
    `Restored the backup of ${createdAt}: ${rows.account ?? 0} accounts, ${rows.upload ?? 0} uploads, ${rawLogs} raw logs`,
  );
  for (const folder of result.operatorFolders) console.log(`Your own files are in ${folder}`);
  const settings = Object.entries(result.settings);
  if (settings.length > 0) console.log('Settings of the server that was backed up:');
  for (const [name, value] of settings)
    console.log(`  ${name}=${value ?? '(secret, not in the backup)'}`);
  for (const sha256 of unreadable) console.error(`Not readable in the backup: raw log ${sha256}`);
  if (unreadable.length > 0) process.exitCode = 1;
  console.log(
    `Now start the server: it reads ${uploads} uploads again, and its pages fill while it does. Everyone has to sign in again.`,
  );
});
