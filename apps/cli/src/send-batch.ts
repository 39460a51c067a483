import type { Batch } from './logs/find-batches.ts';
import type { ServerClient } from './server/server-client.ts';
import type { ServerState } from './upload-state.ts';

export interface SendResult {
  id: string;
  /** Whether the server already had exactly these logs. */
  isAlreadyKnown: boolean;
  refused: { file: string; message: string }[];
}

/** Returns the id of the upload that contained these files as they are now; null if there is none. */
export function findUploadId(state: ServerState, { files }: Batch): string | null {
  const sent = files.map(({ path, size, mtimeMs }) => {
    const previous = state.files[path];
    return previous?.size === size && previous.mtimeMs === mtimeMs ? previous.upload : null;
  });
  const first = sent[0] ?? null;
  return sent.every((upload) => upload === first) ? first : null;
}

/** Sends the files of one session and records them in the state, without saving it. */
export async function sendBatch(
  server: ServerClient,
  state: ServerState,
  batch: Batch,
  timeZone: string,
  onRead?: (bytes: number) => void,
): Promise<SendResult> {
  const { files, session } = batch;
  const fileParts = files.map(({ path, name, size }) => ({ path, name, end: size }));
  const response = await server.send(fileParts, {
    session,
    timeZone,
    ...(onRead === undefined ? {} : { onRead }),
  });
  for (const { path, size, mtimeMs } of files) {
    state.files[path] = { size, mtimeMs, upload: response.id };
  }
  return { id: response.id, isAlreadyKnown: response.isAlreadyKnown, refused: response.refused };
}
