import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createFolderError } from '../../database/built-in/prepare-data-folder.ts';
import { StartError } from '../../start-error.ts';
import { type Manifest, parseManifest, serializeManifest } from './manifest.ts';
import { readRaw } from './read-raw.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Where raw logs and the manifests of uploads are stored permanently. Everything that reads,
 * restores or removes them uses this, so that another kind of store only has to implement this
 * interface.
 */
export interface RawStore {
  /**
   * Identifies the store; servers that share the folder share it. A server only reads what is in
   * its own store.
   */
  readonly id: string;
  /** Where it is, for messages. */
  readonly folder: string;
  /** Differs between the store and a copy of it that has the same id. */
  readonly inode: string;
  /** Moves a staged file into the store durably, in place of a damaged one of that hash. */
  addRaw(sha256: string, stagedPath: string): Promise<void>;
  /** Reads a log's bytes in chunks of at most 256 KiB. Throws ENOENT if it is not in the store. */
  openRaw(sha256: string): AsyncIterable<Uint8Array>;
  /** Returns whether a log is in the store; it may be damaged. */
  hasRaw(sha256: string): Promise<boolean>;
  /** Deletes a log that no upload references any more. */
  removeRaw(sha256: string): Promise<void>;
  /** Writes the manifest of an upload durably, in place of an earlier one. */
  writeManifest(manifest: Manifest): Promise<void>;
  /** Reads the manifest of an upload; null if there is none, or a damaged one. */
  readManifest(uploadId: string): Promise<Manifest | null>;
  /** Lists the ids of all uploads with a manifest. */
  listManifests(): Promise<string[]>;
  removeManifest(uploadId: string): Promise<void>;
}

/** Returns the path of a log in the store: `<data>/raw/aa/<sha256>.zst`. */
export function rawPath(dataFolder: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError(`not a SHA-256: ${sha256}`);
  return join(dataFolder, 'raw', sha256.slice(0, 2), `${sha256}.zst`);
}

/** Returns the path of an upload's manifest: `<data>/raw/manifests/aa/<id>.json`. */
export function manifestPath(dataFolder: string, uploadId: string): string {
  if (!/^[\w-]{1,64}$/.test(uploadId)) throw new RangeError(`not an upload's id: ${uploadId}`);
  return join(dataFolder, 'raw', 'manifests', uploadId.slice(0, 2), `${uploadId}.json`);
}

/** Opens the store in the data folder. Throws StartError if its id cannot be read or written. */
export async function openRawStore(dataFolder: string): Promise<RawStore> {
  const root = join(dataFolder, 'raw');
  const manifests = join(root, 'manifests');
  const id = await readId(root);
  const inode = String((await stat(join(root, 'store.id'), { bigint: true })).ino);

  async function writeDurably(path: string, write: (path: string) => Promise<void>): Promise<void> {
    const folder = dirname(path);
    const firstCreated = await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(path);
    await syncFolder(folder);
    if (firstCreated !== undefined)
      for (const current of listChangedFolders(firstCreated, folder)) await syncFolder(current);
  }

  return {
    ...{ id, folder: root, inode },
    async addRaw(sha256, stagedPath) {
      await writeDurably(rawPath(dataFolder, sha256), (path) => rename(stagedPath, path));
    },
    openRaw: (sha256) => readRaw(rawPath(dataFolder, sha256)),
    hasRaw: (sha256) => fileExists(rawPath(dataFolder, sha256)),
    async removeRaw(sha256) {
      await rm(rawPath(dataFolder, sha256), { force: true });
    },
    async writeManifest(manifest) {
      await writeDurably(manifestPath(dataFolder, manifest.id), async (path) => {
        const tempPath = `${path}.${randomUUID()}.tmp`;
        try {
          await writeFile(tempPath, serializeManifest(manifest), { mode: 0o600, flush: true });
          await rename(tempPath, path);
        } catch (error) {
          await rm(tempPath, { force: true });
          throw error;
        }
      });
    },
    async readManifest(uploadId) {
      const text = await nullIfMissing(readFile(manifestPath(dataFolder, uploadId), 'utf8'));
      return text === null ? null : parseManifest(text);
    },
    async listManifests() {
      const names = (await nullIfMissing(readdir(manifests, { recursive: true }))) ?? [];
      return names.flatMap((name) => /^..[/\\]([\w-]+)\.json$/.exec(name)?.[1] ?? []);
    },
    async removeManifest(uploadId) {
      await rm(manifestPath(dataFolder, uploadId), { force: true });
    },
  };
}

/**
 * Returns the folders whose entries changed when `firstCreated` and all down to `folder` were
 * created.
 */
function listChangedFolders(firstCreated: string, folder: string): string[] {
  const folders: string[] = [];
  for (let current = folder; current.length >= firstCreated.length; current = dirname(current))
    folders.push(dirname(current));
  return folders;
}

const STORE_ID = /^[0-9a-f-]{36}$/;

/** Reads the id in `<data>/raw/store.id`, which the first process that looks for it writes. */
async function readId(root: string): Promise<string> {
  const path = join(root, 'store.id');
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    const text = (await nullIfMissing(readFile(path, 'utf8'))) ?? (await createId(root, path));
    if (STORE_ID.test(text.trim())) return text.trim();
  } catch (error) {
    throw createFolderError(root, error);
  }
  throw new StartError(
    `${path} does not contain the id of this store: restore it, or delete it if no other server has a copy of this folder`,
  );
}

async function createId(root: string, path: string): Promise<string> {
  const tempPath = join(root, `store.id.${randomUUID()}`);
  await writeFile(tempPath, `${randomUUID()}\n`, { mode: 0o600, flush: true });
  // A link fails if another process was first, whose id is then used, or where links are not
  // supported.
  await link(tempPath, path).catch(async () => {
    if (!(await fileExists(path))) await rename(tempPath, path);
  });
  await rm(tempPath, { force: true });
  await syncFolder(root);
  return await readFile(path, 'utf8');
}

async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Returns null for a file or folder that does not exist. */
async function nullIfMissing<T>(pendingRead: Promise<T>): Promise<T | null> {
  return await pendingRead.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
