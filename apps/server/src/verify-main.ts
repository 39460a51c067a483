import type { Pool } from 'pg';
import { type Config, readConfig } from './config.ts';
import { createLog } from './create-log.ts';
import { attachDatabase } from './database/attach-database.ts';
import { explainMissingDuckdb } from './duckdb/explain-missing-duckdb.ts';
import { checkFacts } from './features/facts/check-facts.ts';
import { readFactsCopyId } from './features/facts/facts-copy-id.ts';
import { factsFolder } from './features/facts/manifest.ts';
import { openFactsDuckdb } from './features/facts/open-facts-duckdb.ts';
import { verifyStore } from './features/rebuild/verify-store.ts';
import { openRawStore } from './features/uploads/raw-store.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { StartError } from './start-error.ts';

/** How many uploads are read again without `--all`. */
const SAMPLE_SIZE = 50;

/** `scrapboard verify [--all]`: changes nothing, and the server may keep running. */
async function main(argv: readonly string[]): Promise<void> {
  const config = readConfig();
  const { pool, close } = await attachDatabase(config, createLog({ level: 'warn' }));
  const catalogue = loadCatalogue(config.catalogueFolder);
  try {
    const problems = await verifyStore({
      pool,
      store: await openRawStore(config.dataFolder),
      basePartIdOf: catalogue.basePartIdOf,
      isTeamMode: (mode) => catalogue.mode(mode).teams,
      seasonOf: (at) => catalogue.seasonAt(at).id,
      sampleSize: argv.includes('--all') ? null : SAMPLE_SIZE,
      print: (line) => console.log(line),
    });
    problems.push(...(await verifyFacts(pool, config)));
    for (const problem of problems) console.error(problem);
    console.log(problems.length === 0 ? 'No problems' : `Problems: ${problems.length}`);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

/** Compares the facts, if this machine can write them. */
async function verifyFacts(
  pool: Pool,
  { dataFolder, factsMemoryBytes }: Pick<Config, 'dataFolder' | 'factsMemoryBytes'>,
): Promise<string[]> {
  if (explainMissingDuckdb() !== null) return [];
  const folder = factsFolder(dataFolder);
  const copyId = await readFactsCopyId(folder);
  if (copyId === null) return [];
  const duckdb = openFactsDuckdb(folder, factsMemoryBytes);
  try {
    const problems = await checkFacts({ pool, copyId, folder, duckdb });
    if (problems === null) console.log('Facts are being written, so they were not compared');
    else console.log('Facts written again and compared');
    return problems?.map((problem) => `facts/${problem}`) ?? [];
  } finally {
    await duckdb.close();
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
