import type { Readiness, ReadinessPart } from '@scrapboard/contract';
import { defineQuery } from '../../database/define-query.ts';
import { listMigrations } from '../../database/migrate.ts';
import type { Deps } from '../../deps.ts';
import { areFactsLate } from '../facts/facts-health.ts';

/** How long the database may take before it counts as unreachable. */
const DATABASE_TIMEOUT_MS = 2000;

const appliedMigrations = defineQuery({
  text: 'select number from schema_migration',
  columns: { number: 'int4' },
});

/** Checks every part the server needs. Messages have no details, because anyone may read them. */
export async function checkReadiness({
  pool,
  jobs,
  changes,
  disk,
}: Pick<Deps, 'pool' | 'jobs' | 'changes' | 'disk'>): Promise<Readiness> {
  const appliedRows = await withTimeout(appliedMigrations.all(pool));
  const requiredParts = {
    database: toPart(appliedRows !== null, 'The database does not respond'),
    migrations: toPart(
      appliedRows !== null && isMigrated(appliedRows),
      'The database is not up to date',
    ),
    queue: toPart(jobs.isRunning, 'The job queue is not running'),
    changes: toPart(changes.isListening, 'Change notifications are not received; caches are off'),
  };
  const isReady = Object.values(requiredParts).every(({ ok }) => ok);
  const diskPart = toPart(
    !(await disk.read()).isLow,
    'The disk is nearly full; uploads are refused, and those received wait',
  );
  const facts = jobs.factsHealth();
  const factsPart = toPart(
    facts === null || !areFactsLate(facts),
    'Answers about all matches are out of date: facts are not written, or not fast enough',
  );
  const optionalParts = { disk: diskPart, facts: factsPart };
  return { status: isReady ? 'ready' : 'not_ready', parts: { ...requiredParts, ...optionalParts } };
}

function toPart(ok: boolean, message: string): ReadinessPart {
  return ok ? { ok } : { ok, message };
}

function isMigrated(applied: { number: number }[]): boolean {
  return listMigrations().every(({ number }) => applied.some((row) => row.number === number));
}

async function withTimeout<T>(work: Promise<T>): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, DATABASE_TIMEOUT_MS, null);
  try {
    return await Promise.race([work, promise]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
