import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { listApplied } from '../../database/migrate.ts';
import { StartError } from '../../start-error.ts';
import { version } from '../../version.ts';
import { syncFolder } from '../uploads/sync-folder.ts';
import {
  type ArchiveManifest,
  LOG_LIST,
  MANIFEST,
  type OwnFolder,
  rawName,
  SETTINGS_FILE,
} from './archive-manifest.ts';
import { openArchive } from './archive-reader.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { requireSpace, writingError } from './disk-space.ts';
import { dumpTables } from './dump-tables.ts';
import { isIntact } from './is-intact.ts';
import { listRawLogs, stillNamed } from './list-raw-logs.ts';
import { addOwnFiles } from './own-files.ts';
import { copyBeside, openStored } from './stored-logs.ts';

export interface BackupOptions {
  connection: ClientConfig;
  dataFolder: string;
  /** The file to write; there must be none of that name. */
  file: string;
  /** Whether raw logs go into the file, or into the folder `raw` beside it. */
  logs: ArchiveManifest['logs'];
  ownFolders: Record<OwnFolder, string>;
  /** The settings that are set; null in place of a secret. */
  settings: Readonly<Record<string, string | null>>;
}

export interface BackupControl {
  signal?: AbortSignal;
  /** Called, and waited for, with what is done from 0 to 1: first written, then read back. */
  onProgress?: (share: number) => void | Promise<void>;
}

export interface WrittenBackup {
  bytes: number;
  rawLogs: number;
  rawBytes: number;
  /** Raw logs that uploads name and that are not in the backup, or not what they were. */
  missing: string[];
  damaged: string[];
}

/** Writing is about half of the work, reading back and checking the other. */
const WRITING_SHARE = 0.5;

/**
 * Writes a backup while the server may be running: the rows of one moment, and the raw logs that they
 * name. It is written beside its name, synced, read back and compared, and only then renamed. If that
 * fails or is aborted, nothing is left. Throws StartError for what an operator has to put right.
 */
export async function writeBackup(
  options: BackupOptions,
  control: BackupControl = {},
): Promise<WrittenBackup> {
  const { file } = options;
  if (existsSync(file)) throw new StartError(`${file} exists: choose another name, or remove it`);
  const draft = `${file}.partial-${process.pid}`;
  try {
    const written = await writeDraft(options, draft, control);
    const damaged = await readBack(options, draft, written, control);
    control.signal?.throwIfAborted();
    await rename(draft, file);
    await syncFolder(dirname(file));
    return { ...written, damaged: [...written.damaged, ...damaged] };
  } catch (error) {
    await rm(draft, { force: true });
    throw control.signal?.aborted ? error : writingError(dirname(file), error);
  }
}

async function writeDraft(
  { connection, dataFolder, file, logs, ownFolders, settings }: BackupOptions,
  draft: string,
  { signal, onProgress }: BackupControl,
): Promise<WrittenBackup> {
  const createdAt = new Date();
  const client = new Client({ ...connection, application_name: 'scrapboard backup' });
  client.on('error', () => {});
  await client.connect();
  let archive: ArchiveWriter | undefined;
  try {
    archive = await createArchive(draft, createdAt);
    // Text as every PostgreSQL reads it, whatever the database's own settings are.
    await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1`);
    await client.query('begin isolation level repeatable read');
    const migrations = await listApplied(client);
    const rawLogs = await listRawLogs.all(client);
    const rawBytes = rawLogs.reduce((sum, { bytes }) => sum + bytes, 0);
    if (logs === 'inside') await requireSpace(dirname(file), rawBytes);
    const tables = await dumpTables(client, archive, signal);
    await client.query('commit');
    signal?.throwIfAborted();
    await archive.add(SETTINGS_FILE, toJson(settings));
    await addOwnFiles(archive, ownFolders);
    await archive.add(LOG_LIST, Buffer.from(rawLogs.map(({ sha256 }) => `${sha256}\n`).join('')));

    const absent: string[] = [];
    const damaged: string[] = [];
    let done = 0;
    for (const { sha256, bytes } of rawLogs) {
      signal?.throwIfAborted();
      if (logs === 'beside') {
        const intact = await copyBeside(dataFolder, sha256, dirname(file));
        if (intact === null) absent.push(sha256);
        if (intact === false) damaged.push(sha256);
      } else {
        const stored = await openStored(dataFolder, sha256);
        if (stored === null) absent.push(sha256);
        else await archive.addFile(rawName(sha256), stored).finally(() => stored.close());
      }
      done += bytes;
      await onProgress?.((WRITING_SHARE * done) / rawBytes);
    }

    // An upload deleted in the meantime took its logs along, which is no loss.
    const missing = (await stillNamed.all(client, absent)).map(({ sha256 }) => sha256);
    const manifest: ArchiveManifest = {
      format: 1,
      version,
      createdAt: createdAt.toISOString(),
      migrations,
      tables,
      logs,
      deletedLogs: absent.filter((sha256) => !missing.includes(sha256)),
      missingLogs: missing,
    };
    await archive.add(MANIFEST, toJson(manifest));
    await archive.finish();
    const { size } = await stat(draft);
    return { bytes: size, rawLogs: rawLogs.length - absent.length, rawBytes, missing, damaged };
  } finally {
    await archive?.close();
    await client.end().catch(() => {});
  }
}

/** Reads the draft like a restore would; returns the raw logs that are damaged in the store as well. */
async function readBack(
  { logs }: BackupOptions,
  draft: string,
  { bytes }: WrittenBackup,
  { signal, onProgress }: BackupControl,
): Promise<string[]> {
  const damaged: string[] = [];
  // The bytes of entries are compared first, then the logs in them.
  const report = (share: number) => onProgress?.(WRITING_SHARE + (1 - WRITING_SHARE) * share);
  let read = 0;
  const count = (more: number) => {
    read += more;
    report(read / bytes / 2);
  };
  const archive = await openArchive(draft, { onRead: count, ...(signal ? { signal } : {}) });
  try {
    if (logs === 'beside') return [];
    for (const [i, name] of archive.names.entries()) {
      report((1 + i / archive.names.length) / 2);
      const sha256 = /^raw\/..\/([0-9a-f]{64})\.zst$/.exec(name)?.[1];
      if (sha256 === undefined) continue;
      signal?.throwIfAborted();
      if (!(await isIntact(sha256, archive.readRaw(sha256)))) damaged.push(sha256);
    }
  } finally {
    await archive.close();
  }
  onProgress?.(1);
  return damaged;
}

const toJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
