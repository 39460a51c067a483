import { statSync } from 'node:fs';
import type { ClientBase, Pool } from 'pg';
import type { ConnectedDatabase } from '../../database/connect-database.ts';
import {
  applyMigrations,
  BEGIN_MIGRATION_SQL,
  listApplied,
  listMigrations,
} from '../../database/migrate.ts';
import { inTransaction } from '../../database/transaction.ts';
import { installQueue } from '../../queue/install-queue.ts';
import { StartError } from '../../start-error.ts';
import { rebuildInTransaction } from '../rebuild/rebuild.ts';
import { openRawStore } from '../uploads/raw-store.ts';
import { SETTINGS_FILE } from './archive-manifest.ts';
import { type Archive, openArchive } from './archive-reader.ts';
import { toWriteError } from './disk-space.ts';
import { loadTables } from './load-tables.ts';
import { resolveOperatorFolders, restoreOperatorFiles } from './operator-files.ts';
import { hasRawLogs, restoreLogs } from './restore-logs.ts';
import type { BackupControl } from './write-backup.ts';

export interface RestoreResult {
  /** When the backup was written. */
  createdAt: string;
  rows: Record<string, number>;
  rawLogs: number;
  /** Hashes of raw logs that are missing from the backup, or damaged in it. */
  unreadable: string[];
  /** Uploads that the server will read again. */
  uploads: number;
  /** Folders that the operator's files were written to. */
  operatorFolders: string[];
  settings: Record<string, string | null>;
}

/** For progress: the share of the work that is reading and checking the archive. */
const CHECKING_SHARE = 0.5;

/**
 * Restores a backup into an empty data folder and database: checks all of it before anything is
 * written, and then writes rows in one transaction, in the schema of the version that wrote the
 * backup, which is migrated afterwards. Everything derived is queued to be read again from the raw
 * logs. Throws StartError for problems that an operator has to fix, and leaves the target empty if
 * it fails.
 */
export async function restoreBackup(
  file: string,
  config: Parameters<typeof resolveOperatorFolders>[0],
  connect: () => Promise<Pick<ConnectedDatabase, 'pool' | 'close'>>,
  { signal, onProgress }: BackupControl = {},
): Promise<RestoreResult> {
  const { dataFolder } = config;
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  let bytesRead = 0;
  const onRead = (bytes: number) => {
    bytesRead += bytes;
    onProgress?.((CHECKING_SHARE * bytesRead) / size);
  };
  const archive = await openArchive(file, { onRead, ...(signal ? { signal } : {}) });
  try {
    rejectNewerBackup(file, archive);
    if (await hasRawLogs(dataFolder)) {
      throw new StartError(
        `${dataFolder} already contains raw logs: restore into an empty data folder (SCRAPBOARD_DATA)`,
      );
    }
    const database = await connect();
    try {
      return await restoreInto(database.pool, archive, config, {
        ...(signal ? { signal } : {}),
        onProgress: (share) => onProgress?.(CHECKING_SHARE + (1 - CHECKING_SHARE) * share),
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    throw signal?.aborted ? error : toWriteError(dataFolder, error);
  } finally {
    await archive.close();
  }
}

async function restoreInto(
  pool: Pool,
  archive: Archive,
  config: Parameters<typeof resolveOperatorFolders>[0],
  control: BackupControl,
): Promise<RestoreResult> {
  const { createdAt, tables, deletedLogs } = archive.manifest;
  await inTransaction(pool, (client) => requireEmpty(client, archive), BEGIN_MIGRATION_SQL);
  await installQueue(pool);
  const store = await openRawStore(config.dataFolder);
  const logs = await restoreLogs(archive, store, config.dataFolder, control);
  try {
    const uploads = await inTransaction(
      pool,
      async (client) => {
        await requireEmpty(client, archive);
        await migrateToBackup(client, archive);
        await loadTables(client, archive);
        await client.query(
          `delete from upload where exists (
            select from jsonb_array_elements(files) file where file->>'sha256' = any($1::text[]))`,
          [deletedLogs],
        );
        await migrateToLatest(client);
        await client.query('update upload set store = $1', [store.id]);
        control.signal?.throwIfAborted();
        return await rebuildInTransaction(client);
      },
      BEGIN_MIGRATION_SQL,
    );
    return {
      createdAt,
      rows: Object.fromEntries(tables.map(({ name, rows }) => [name, rows])),
      rawLogs: logs.restored.length,
      unreadable: logs.unreadable,
      uploads,
      operatorFolders: await restoreOperatorFiles(archive, resolveOperatorFolders(config)),
      settings: JSON.parse((await archive.read(SETTINGS_FILE)).toString()),
    };
  } catch (error) {
    await logs.undo();
    throw error;
  }
}

function rejectNewerBackup(file: string, { manifest }: Archive): void {
  const knownNames = listMigrations().map(({ name }) => name);
  const unknownName = manifest.migrations.find((name) => !knownNames.includes(name));
  if (unknownName === undefined) return;
  throw new StartError(
    `${file} was written by a newer version of Scrapboard (${manifest.version}, migration ${unknownName}); restore it with that version`,
  );
}

/**
 * Throws StartError unless the database was never used, or only migrated by the version that
 * wrote the backup.
 */
async function requireEmpty(client: ClientBase, { manifest }: Archive): Promise<void> {
  const appliedNames = await listApplied(client);
  if (appliedNames.length === 0) return;
  for (const { name } of manifest.tables) {
    const { rowCount: tableCount } = await client.query(
      'select from pg_tables where schemaname = current_schema() and tablename = $1',
      [name],
    );
    if (tableCount === 0) continue;
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) throw createNotEmptyError(`table ${name} has rows`);
  }
  const hasSameMigrations = appliedNames.join() === manifest.migrations.join();
  if (!hasSameMigrations)
    throw createNotEmptyError('another version of Scrapboard was started on it');
}

function createNotEmptyError(reason: string): StartError {
  return new StartError(
    `The database is not empty (${reason}): restore into an empty data folder, with an empty database if DATABASE_URL is set`,
  );
}

async function migrateToBackup(client: ClientBase, { manifest }: Archive): Promise<void> {
  const appliedNames = await listApplied(client);
  const missingMigrations = listMigrations().filter(
    ({ name }) => manifest.migrations.includes(name) && !appliedNames.includes(name),
  );
  await applyMigrations(client, missingMigrations);
}

async function migrateToLatest(client: ClientBase): Promise<void> {
  const appliedNames = await listApplied(client);
  await applyMigrations(
    client,
    listMigrations().filter(({ name }) => !appliedNames.includes(name)),
  );
}
