import { readdirSync } from 'node:fs';
import type { ClientBase, Pool } from 'pg';
import { StartError } from '../start-error.ts';

const FOLDER = new URL('migrations/', import.meta.url);
const NAME = /^(\d{4})-[a-z0-9-]+\.ts$/;
/** An arbitrary number that other users of the same database are unlikely to lock. */
const LOCK = 7_203_551_904;

interface Migration {
  number: number;
  name: string;
}

interface MigrationModule {
  statements: readonly string[];
}

/**
 * Migrates the schema: applies every file `migrations/NNNN-name.ts` not applied yet, in order, each
 * in its own transaction. Servers that start at the same time take turns. Returns how many were
 * applied; throws StartError if a newer Scrapboard migrated the database.
 */
export async function migrate(pool: Pool): Promise<number> {
  const known = listMigrations();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(`create table if not exists schema_migration (
        number integer primary key,
        name text not null,
        applied_at timestamptz not null default now()
      )`);
    const { rows } = await client.query<Migration>(
      'select number, name from schema_migration order by number',
    );
    refuseUnknown(rows, known);
    const missing = known.filter(({ number }) => !rows.some((row) => row.number === number));
    for (const migration of missing) await apply(client, migration);
    return missing.length;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).then(
      () => client.release(),
      (broken) => client.release(broken),
    );
  }
}

/** Returns the migrations of this version, in order. */
export function listMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => ({ number: Number(NAME.exec(name)?.[1]), name }));
}

function refuseUnknown(applied: Migration[], known: Migration[]): void {
  const unknown = applied.find(
    ({ number }) => !known.some((migration) => migration.number === number),
  );
  if (unknown === undefined) return;
  throw new StartError(
    `The database was migrated by a newer version of Scrapboard (migration ${unknown.name}); start that version`,
  );
}

async function apply(client: ClientBase, { number, name }: Migration): Promise<void> {
  const { statements } = (await import(new URL(name, FOLDER).href)) as MigrationModule;
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into schema_migration (number, name) values ($1, $2)', [
      number,
      name,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
