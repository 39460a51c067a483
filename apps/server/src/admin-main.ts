import { createInterface } from 'node:readline/promises';
import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { attachDatabase } from './database/attach-database.ts';
import { AdminError, AdminUsageError } from './features/admin/admin-error.ts';
import { parseAdminCommand } from './features/admin/parse-admin-command.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { StartError } from './start-error.ts';

/**
 * `scrapboard admin …`: for operators with access to the server's data folder, or its DATABASE_URL.
 */
async function main(argv: readonly string[]): Promise<void> {
  const isConfirmed = argv.includes('--yes');
  const run = parseAdminCommand(argv.filter((argument) => argument !== '--yes'));
  const config = readConfig();
  const log = createLog({ level: 'warn' });
  const { pool, close } = await attachDatabase(config, log);
  try {
    await run({
      pool,
      dataFolder: config.dataFolder,
      catalogue: loadCatalogue(config.catalogueFolder),
      log,
      print: (line) => console.log(line),
      confirm: (question) => (isConfirmed ? Promise.resolve() : askOperator(question)),
    });
  } finally {
    await close();
  }
}

async function askOperator(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new AdminError(`${question} Not interactive: confirm with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    // Ctrl-C and Ctrl-D reject the promise, which means no.
    const reply = terminal.question(`${question} This cannot be undone. [y/N] `);
    const answer = await reply.catch(() => '');
    if (!/^y(es)?$/i.test(answer.trim())) throw new AdminError('Cancelled.');
  } finally {
    terminal.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError) && !(error instanceof AdminError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof AdminUsageError ? 2 : 1;
}
