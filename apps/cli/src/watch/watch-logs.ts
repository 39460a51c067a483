import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Upload } from '@scrapboard/contract';
import { describeUpload } from '../describe-upload.ts';
import { type Batch, listSessionFolders, readSessionFolder } from '../logs/find-batches.ts';
import { findUploadId, sendBatch } from '../send-batch.ts';
import { RefusedError, type ServerClient } from '../server/server-client.ts';
import type { Terminal } from '../terminal.ts';
import type { ServerState, UploadState } from '../upload-state.ts';
import { type FollowedSession, followSession, type Slice } from './follow-session.ts';

export interface WatchOptions {
  logsFolder: string;
  server: ServerClient;
  /** The part of the state that is about the server. */
  serverState: ServerState;
  state: UploadState;
  timeZone: string;
  terminal: Terminal;
  signal: AbortSignal;
  /** The polling interval in milliseconds; polling also works on network shares and under Wine. */
  pollMs?: number;
  /** Milliseconds to wait after a match for the game to write the rewards. */
  rewardsDelayMs?: number;
}

/** Error codes of failed uploads that may succeed if they are sent again. */
const TEMPORARY_ERROR_CODES = new Set(['internal', 'disk_full', 'cancelled']);
const RETRY_DELAY_MS = 60_000;

interface CurrentSession {
  folder: string;
  session: FollowedSession;
  /** When the slice of the last finished match may be sent; null if there is none. */
  readyAt: number | null;
}

/**
 * Sends each match when it ends and each session when it is over, until the signal aborts. The
 * state is saved only after the server has stored the match, so that nothing is lost if either
 * program ends; the server ignores what is sent twice.
 */
export async function watchLogs(options: WatchOptions): Promise<void> {
  const { logsFolder, signal, pollMs = 2000 } = options;
  const finishedFolders = new Set<string>();
  let current = null as CurrentSession | null;
  while (!signal.aborted) {
    const folders = await listSessionFolders(logsFolder).catch(() => []);
    const newest = folders.at(-1);
    for (const folder of folders) {
      if (folder === newest || finishedFolders.has(folder)) continue;
      const followed = current?.folder === folder ? current.session : null;
      if (await sendEndedSession(options, folder, followed)) finishedFolders.add(folder);
    }
    if (newest !== undefined) {
      if (current?.folder !== newest) {
        const session = followSession(newest, await findResumePosition(options, newest));
        current = { folder: newest, session, readyAt: null };
      }
      await sendFinished(options, current);
    }
    await sleep(pollMs, undefined, { signal }).catch(() => {});
  }
}

/** Returns where an earlier run stopped, if the server still has what that run sent. */
async function findResumePosition({ serverState, server }: WatchOptions, folder: string) {
  const previousRun = serverState.watched[folder];
  if (previousRun === undefined || isLost(await server.fetchUpload(previousRun.upload)))
    return undefined;
  return { combat: previousRun.combat, game: previousRun.game };
}

async function sendFinished(options: WatchOptions, current: CurrentSession): Promise<void> {
  const { rewardsDelayMs = 3000 } = options;
  const hasMatchEnded = await current.session.poll();
  if (hasMatchEnded) current.readyAt ??= Date.now() + rewardsDelayMs;
  if (current.readyAt === null || Date.now() < current.readyAt) return;
  const slice = current.session.getFinishedSlice();
  const outcome = slice === null ? 'done' : await sendSlice(options, current.folder, slice);
  if (outcome === 'retry') {
    current.readyAt = Date.now() + RETRY_DELAY_MS;
    return;
  }
  current.readyAt = null;
  if (slice !== null) current.session.confirm(slice);
}

/** Sends the rest of a session that has ended; returns true when nothing is left to do for it. */
async function sendEndedSession(
  options: WatchOptions,
  folder: string,
  followed: FollowedSession | null,
): Promise<boolean> {
  const { serverState, server, state } = options;
  const batch = await readSessionFolder(folder);
  if (batch === null) return true;
  const uploadId = findUploadId(serverState, batch);
  const uploaded = uploadId === null ? null : await server.fetchUpload(uploadId);
  if (uploaded !== null && !isLost(uploaded)) return true;
  const resumePosition = await findResumePosition(options, folder);
  if (resumePosition === undefined) return (await sendWholeSession(options, batch)) !== 'retry';
  const session = followed ?? followSession(folder, resumePosition);
  await session.poll();
  const slice = session.getRemainingSlice();
  if (slice !== null && (await sendSlice(options, folder, slice)) === 'retry') return false;
  if (slice !== null) session.confirm(slice);
  const upload = serverState.watched[folder]?.upload;
  if (upload !== undefined) {
    for (const { path, size, mtimeMs } of batch.files) {
      serverState.files[path] = { size, mtimeMs, upload };
    }
    delete serverState.watched[folder];
  }
  await state.save();
  return true;
}

type SendOutcome = 'done' | 'retry';

async function sendWholeSession(options: WatchOptions, batch: Batch): Promise<SendOutcome> {
  const { server, serverState, state, timeZone } = options;
  const previousFiles = { ...serverState.files };
  return sendAndReport(options, batch.title, async () => {
    const { id } = await sendBatch(server, serverState, batch, timeZone);
    const upload = await server.waitForUpload(id);
    if (isLost(upload)) serverState.files = previousFiles;
    await state.save();
    return upload;
  });
}

async function sendSlice(
  options: WatchOptions,
  folder: string,
  slice: Slice,
): Promise<SendOutcome> {
  const { server, serverState, state, timeZone } = options;
  return sendAndReport(options, basename(folder), async () => {
    const { id } = await server.send(slice.fileParts, { session: slice.session, timeZone });
    const upload = await server.waitForUpload(id);
    if (!isLost(upload)) {
      serverState.watched[folder] = { ...slice.next, upload: id };
      await state.save();
    }
    return upload;
  });
}

/** Returns whether the matches of an upload are missing on the server, but could be sent again. */
function isLost(upload: Upload | null): boolean {
  if (upload === null) return true;
  const { status, error } = upload;
  return status === 'failed' && TEMPORARY_ERROR_CODES.has(error?.code ?? 'internal');
}

async function sendAndReport(
  { terminal }: WatchOptions,
  title: string,
  send: () => Promise<Upload | null>,
): Promise<SendOutcome> {
  try {
    const upload = await send();
    const outcome =
      upload === null ? 'the server no longer has it, sending it again' : describeUpload(upload);
    const clock = new Date().toTimeString().slice(0, 8);
    terminal[upload?.status === 'stored' ? 'printLine' : 'printProblem'](
      `${clock}  ${title}: ${outcome}`,
    );
    return isLost(upload) ? 'retry' : 'done';
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    terminal.printProblem(`${title}: ${error.message}`);
    return 'done';
  }
}
