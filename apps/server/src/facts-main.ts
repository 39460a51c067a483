import { readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { attachDatabase } from './database/attach-database.ts';
import { explainMissingDuckdb } from './duckdb/explain-missing-duckdb.ts';
import { checkFacts } from './features/facts/check-facts.ts';
import { registerFactsCopy, requestFullRewrite } from './features/facts/facts-copy.ts';
import { ensureFactsCopyId } from './features/facts/facts-copy-id.ts';
import { emptyTables, factsFolder, readFactsManifest } from './features/facts/manifest.ts';
import { openFactsDuckdb } from './features/facts/open-facts-duckdb.ts';
import { type WriteFactsOptions, writeFacts } from './features/facts/write-facts.ts';
import { StartError } from './start-error.ts';

/** `scrapboard facts --check | --rebuild`: the server may keep running. */
async function main(argv: readonly string[]): Promise<void> {
  const config = readConfig();
  const reason = explainMissingDuckdb();
  if (reason !== null) throw new StartError(`This machine has no DuckDB: ${reason}`);
  const { pool, close } = await attachDatabase(config, createLog({ level: 'warn' }));
  const folder = factsFolder(config.dataFolder);
  const duckdb = openFactsDuckdb(folder, config.factsMemoryBytes);
  try {
    const options = { pool, copyId: await ensureFactsCopyId(folder), folder, duckdb };
    if (argv.includes('--rebuild')) await rebuildFacts(options);
    else await checkAndReport(options);
  } finally {
    await duckdb.close();
    await close();
  }
}

async function rebuildFacts(options: WriteFactsOptions): Promise<void> {
  const { pool, copyId, folder } = options;
  await registerFactsCopy(pool, copyId);
  await requestFullRewrite(pool, copyId);
  await writeFacts(options);
  const tables = (await readFactsManifest(folder))?.tables ?? emptyTables();
  for (const [table, files] of Object.entries(tables)) {
    const rows = files.reduce((sum, file) => sum + file.rows, 0);
    console.log(`${table}: ${rows} rows in ${files.length} files`);
  }
}

async function checkAndReport(options: WriteFactsOptions): Promise<void> {
  const problems = await checkFacts(options);
  if (problems === null) {
    console.log('Facts are being written, or there are none yet: try again in a minute');
    process.exitCode = 1;
    return;
  }
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'No problems' : `Problems: ${problems.length}`);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
