import { readConfig } from './config.ts';
import { consoleLog } from './console-log.ts';
import { attachDatabase } from './database/attach-database.ts';
import { AdminError } from './features/admin/admin-error.ts';
import { runAdmin } from './features/admin/run-admin.ts';
import { StartError } from './start-error.ts';

/** `scrapboard admin …`: for whoever has the server's data folder, or its DATABASE_URL. */
async function main(): Promise<void> {
  const config = readConfig();
  const { db, pool, close } = await attachDatabase(config, consoleLog('warn'));
  try {
    const say = (line: string) => console.log(line);
    await runAdmin({ db, pool, dataFolder: config.dataFolder, say }, process.argv.slice(2));
  } finally {
    await close();
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof AdminError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
