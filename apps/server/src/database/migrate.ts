import { readdirSync } from 'node:fs';
import type { ClientBase, Pool } from 'pg';
import { getErrorMessage, StartError } from '../start-error.ts';
import { inTransaction } from './transaction.ts';

const MIGRATIONS_FOLDER = new URL('migrations/', import.meta.url);
const MIGRATION_FILE_NAME = /^(\d{4})-[a-z0-9-]+\.ts$/;
/** An arbitrary number that other users of the same database are unlikely to lock. */
const MIGRATION_LOCK_ID = 7_203_551_904;

/** Begins a transaction that migrates; servers that start at the same time take turns. */
export const BEGIN_MIGRATION_SQL = `begin; select pg_advisory_xact_lock(${MIGRATION_LOCK_ID})`;

interface Migration {
  number: number;
  /** The name of its file, such as `0001-initial.ts`. */
  name: string;
}

interface MigrationModule {
  statements: readonly string[];
}

/**
 * Migrates the schema: applies every file `migrations/NNNN-name.ts` not applied yet, in order, all in
 * one transaction, so that a failed one changes nothing. Returns how many were applied; throws
 * StartError if one failed, or if a newer Scrapboard migrated the database.
 * @param folder the migrations' folder; another one only in tests.
 */
export async function migrate(pool: Pool, folder: URL = MIGRATIONS_FOLDER): Promise<number> {
  return await inTransaction(
    pool,
    async (client) => {
      const appliedNames = await listApplied(client);
      const missingMigrations = listMigrations(folder).filter(
        ({ name }) => !appliedNames.includes(name),
      );
      await applyMigrations(client, missingMigrations, folder);
      return missingMigrations.length;
    },
    BEGIN_MIGRATION_SQL,
  );
}

/** Returns the migrations of this version, in order. */
export function listMigrations(folder: URL = MIGRATIONS_FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((name) => MIGRATION_FILE_NAME.test(name))
    .sort()
    .map((name) => ({ number: Number(MIGRATION_FILE_NAME.exec(name)?.[1]), name }));
}

/**
 * Returns the names of the applied migrations, in order; creates the table that lists them. Throws
 * StartError if this version does not have one of them.
 */
export async function listApplied(client: ClientBase): Promise<string[]> {
  await client.query(`create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<Migration>(
    'select number, name from schema_migration order by number',
  );
  const knownMigrations = listMigrations();
  const unknownRow = rows.find(
    ({ number }) => !knownMigrations.some((migration) => migration.number === number),
  );
  if (unknownRow === undefined) return rows.map(({ name }) => name);
  throw new StartError(
    `The database was migrated by a newer version of Scrapboard (migration ${unknownRow.name}); start that version`,
  );
}

/** Applies migrations within a transaction of the caller's. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
  folder: URL = MIGRATIONS_FOLDER,
): Promise<void> {
  for (const { number, name } of migrations) {
    try {
      const { statements } = (await import(new URL(name, folder).href)) as MigrationModule;
      for (const statement of statements) await client.query(statement);
    } catch (error) {
      throw new StartError(
        `The database could not be migrated: ${name} failed (${getErrorMessage(error)}). Nothing was changed, and the version that ran before still starts; remove the cause and start again, or report it`,
        { cause: error },
      );
    }
    await client.query('insert into schema_migration (number, name) values ($1, $2)', [
      number,
      name,
    ]);
  }
}
