import { readdirSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import type { Database } from './schema.ts';

const FOLDER = new URL('migrations/', import.meta.url);
const NAME = /^(\d{4})-[a-z0-9-]+\.ts$/;
/** Any number that no other user of the same database locks by chance. */
const LOCK = 7_203_551_904;

interface Migration {
  number: number;
  name: string;
}

interface MigrationModule {
  up(db: Kysely<unknown>): Promise<void>;
}

/**
 * Brings the schema up to date: every file `migrations/NNNN-name.ts` that was not applied yet, in
 * order, each in a transaction of its own. Servers that start together take turns. Returns how many
 * were applied; throws StartError where the database was migrated by a newer Scrapboard.
 */
export async function migrate(db: Kysely<Database>): Promise<number> {
  const known = listMigrations();
  return await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      await sql`create table if not exists schema_migration (
        number integer primary key,
        name text not null,
        applied_at timestamptz not null default now()
      )`.execute(connection);
      const { rows } = await sql<Migration>`
        select number, name from schema_migration order by number`.execute(connection);
      refuseForeign(rows, known);
      const missing = known.filter(({ number }) => !rows.some((row) => row.number === number));
      for (const migration of missing) await apply(connection, migration);
      return missing.length;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

/** The migrations that come with this version, in order. */
export function listMigrations(): Migration[] {
  return readdirSync(FOLDER)
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => ({ number: Number(NAME.exec(name)?.[1]), name }));
}

function refuseForeign(applied: Migration[], known: Migration[]): void {
  const foreign = applied.find(({ number }) => !known.some((one) => one.number === number));
  if (foreign === undefined) return;
  throw new StartError(
    `The database was migrated by a newer version of Scrapboard (migration ${foreign.name}); start that version`,
  );
}

async function apply(connection: Kysely<Database>, migration: Migration): Promise<void> {
  const module = (await import(new URL(migration.name, FOLDER).href)) as MigrationModule;
  await connection.transaction().execute(async (transaction) => {
    await module.up(transaction as unknown as Kysely<unknown>);
    await sql`insert into schema_migration (number, name)
      values (${migration.number}, ${migration.name})`.execute(transaction);
  });
}
