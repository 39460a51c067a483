import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The state of a file when it was sent. */
export interface SentFile {
  size: number;
  mtimeMs: number;
  /** The id of the upload that contained it. */
  upload: string;
}

/** How far a session that is still being played was sent. */
export interface WatchedSession {
  /** Offset in combat.log after the last finished match that was sent. */
  combat: number;
  /** Offset in game.log when that match ended. */
  game: number;
  /** The id of the upload that contained that match. */
  upload: string;
}

/** What was sent to one server. */
export interface ServerState {
  /** By the file’s path. */
  files: Record<string, SentFile>;
  /** By the session’s folder. */
  watched: Record<string, WatchedSession>;
}

interface StateFile {
  version: 1;
  servers: Record<string, ServerState>;
}

/** Records what this user has sent to which server, so that nothing is sent twice. */
export interface UploadState {
  forServer(server: string): ServerState;
  save(): Promise<void>;
}

function isState(value: unknown): value is StateFile {
  return typeof value === 'object' && value !== null && (value as StateFile).version === 1;
}

async function readState(path: string): Promise<StateFile> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isState(value)) return value;
  } catch {
    // Without it everything is sent again; the server ignores duplicates.
  }
  return { version: 1, servers: {} };
}

/** Opens `uploads.json` in the folder; a missing or damaged one counts as empty. */
export async function openUploadState(folder: string): Promise<UploadState> {
  const path = join(folder, 'uploads.json');
  const state = await readState(path);
  let savePromise = Promise.resolve();

  async function write(): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    const tempPath = `${path}.${process.pid}.tmp`;
    const file = await open(tempPath, 'w');
    try {
      await file.writeFile(`${JSON.stringify(state, null, 1)}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(tempPath, path);
  }

  return {
    forServer(server) {
      const existing = state.servers[server];
      if (existing !== undefined) return existing;
      const created: ServerState = { files: {}, watched: {} };
      state.servers[server] = created;
      return created;
    },
    save() {
      savePromise = savePromise.then(write, write);
      return savePromise;
    },
  };
}
