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
  LOG_LIST_FILE,
  MANIFEST_FILE,
  type OperatorFolder,
  rawLogName,
  SETTINGS_FILE,
} from './archive-manifest.ts';
import { openArchive } from './archive-reader.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { requireSpace, toWriteError } from './disk-space.ts';
import { dumpTables } from './dump-tables.ts';
import { isIntact } from './is-intact.ts';
import { findReferencedLogs, listRawLogs } from './list-raw-logs.ts';
import { addOperatorFiles } from './operator-files.ts';
import { copyLogBesideBackup, openStoredLog } from './stored-logs.ts';

export interface BackupOptions {
  connection: ClientConfig;
  dataFolder: string;
  /** The file to write, which must not exist. */
  file: string;
  /** Whether raw logs go into the file, or into the folder `raw` beside it. */
  logs: ArchiveManifest['logs'];
  operatorFolders: Record<OperatorFolder, string>;
  /** The settings that are set, with null in place of a secret. */
  settings: Readonly<Record<string, string | null>>;
}

export interface BackupControl {
  signal?: AbortSignal;
  /** Called with the share that is done, from 0 to 1, and awaited while the backup is written. */
  onProgress?: (share: number) => void | Promise<void>;
}

export interface WrittenBackup {
  bytes: number;
  rawLogs: number;
  rawBytes: number;
  /** Hashes of raw logs that uploads refer to but that are not in the store. */
  missing: string[];
  /** Hashes of raw logs whose content no longer matches. */
  damaged: string[];
}

/** The share of the work, for progress, that is writing; the rest is reading back and checking. */
const WRITING_SHARE = 0.5;

/**
 * Writes a backup, even while the server is running: the rows of one moment, and the raw logs
 * that they refer to. It is written under a temporary name, synced, read back and compared, and
 * only then renamed. If that fails or is aborted, nothing is left behind. Throws StartError for
 * problems that an operator has to fix.
 */
export async function writeBackup(
  options: BackupOptions,
  control: BackupControl = {},
): Promise<WrittenBackup> {
  const { file } = options;
  if (existsSync(file)) throw new StartError(`${file} exists: choose another name, or remove it`);
  const draft = `${file}.partial-${process.pid}`;
  try {
    const writtenBackup = await writeDraft(options, draft, control);
    const damaged = await readBack(options, draft, writtenBackup, control);
    control.signal?.throwIfAborted();
    await rename(draft, file);
    await syncFolder(dirname(file));
    return { ...writtenBackup, damaged: [...writtenBackup.damaged, ...damaged] };
  } catch (error) {
    await rm(draft, { force: true });
    throw control.signal?.aborted ? error : toWriteError(dirname(file), error);
  }
}

async function writeDraft(
  { connection, dataFolder, file, logs, operatorFolders, settings }: BackupOptions,
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
    // So that every PostgreSQL server reads the text alike, whatever the settings of this one.
    await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set extra_float_digits = 1`);
    await client.query('begin isolation level repeatable read');
    const migrations = await listApplied(client);
    const rawLogs = await listRawLogs.all(client);
    const rawBytes = rawLogs.reduce((sum, { bytes }) => sum + bytes, 0);
    if (logs === 'inside') await requireSpace(dirname(file), rawBytes);
    const tables = await dumpTables(client, archive, signal);
    await client.query('commit');
    signal?.throwIfAborted();
    await archive.add(SETTINGS_FILE, encodeJson(settings));
    await addOperatorFiles(archive, operatorFolders);
    await archive.add(
      LOG_LIST_FILE,
      Buffer.from(rawLogs.map(({ sha256 }) => `${sha256}\n`).join('')),
    );

    const absent: string[] = [];
    const damaged: string[] = [];
    let bytesDone = 0;
    for (const { sha256, bytes } of rawLogs) {
      signal?.throwIfAborted();
      if (logs === 'beside') {
        const isCopyIntact = await copyLogBesideBackup(dataFolder, sha256, dirname(file));
        if (isCopyIntact === null) absent.push(sha256);
        if (isCopyIntact === false) damaged.push(sha256);
      } else {
        const storedLog = await openStoredLog(dataFolder, sha256);
        if (storedLog === null) absent.push(sha256);
        else await archive.addFile(rawLogName(sha256), storedLog).finally(() => storedLog.close());
      }
      bytesDone += bytes;
      await onProgress?.((WRITING_SHARE * bytesDone) / rawBytes);
    }

    // Logs of uploads that were deleted in the meantime are not missing.
    const missing = (await findReferencedLogs.all(client, absent)).map(({ sha256 }) => sha256);
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
    await archive.add(MANIFEST_FILE, encodeJson(manifest));
    await archive.finish();
    const { size } = await stat(draft);
    return { bytes: size, rawLogs: rawLogs.length - absent.length, rawBytes, missing, damaged };
  } finally {
    await archive?.close();
    await client.end().catch(() => {});
  }
}

/** Reads the draft as a restore would; returns the hashes of raw logs that were copied damaged. */
async function readBack(
  { logs }: BackupOptions,
  draft: string,
  { bytes }: WrittenBackup,
  { signal, onProgress }: BackupControl,
): Promise<string[]> {
  const damaged: string[] = [];
  // Opening compares the bytes of entries; afterwards the decompressed logs are compared.
  const report = (share: number) => onProgress?.(WRITING_SHARE + (1 - WRITING_SHARE) * share);
  let bytesRead = 0;
  const onRead = (count: number) => {
    bytesRead += count;
    report(bytesRead / bytes / 2);
  };
  const archive = await openArchive(draft, { onRead, ...(signal ? { signal } : {}) });
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

const encodeJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
