import type { UploadAnswer } from '@scrapboard/contract';
import { requestRenewal } from '../../account/renewal.ts';
import { tokens } from '../../account/token-store.ts';
import { packFile } from './pack-file.ts';
import type { FoundFile } from './sort-files.ts';
import { readAccepted, readRefusal, UploadFailure } from './upload-failure.ts';

export interface BatchToSend {
  files: readonly FoundFile[];
  /** Set if neither path nor log contains it. */
  session: string | null;
  timeZone: string;
  /** The maximum size of an upload in bytes; undefined while unknown. */
  maxBytes: number | undefined;
}

export interface SendProgress {
  step: 'packing' | 'sending';
  /** In bytes, as is the total. */
  done: number;
  total: number;
}

export interface SentUpload extends UploadAnswer {
  /** Whether the server already had exactly these bytes. */
  isDuplicate: boolean;
}

/** Packs the files and sends them as one upload. Rejects with an UploadFailure or an AbortError. */
export async function sendBatch(
  batch: BatchToSend,
  onProgress: (progress: SendProgress) => void,
  signal: AbortSignal,
): Promise<SentUpload> {
  const form = await packBatch(batch, onProgress, signal);
  signal.throwIfAborted();
  return await postWithToken(form, onProgress, signal);
}

/** Sends with the token of the signed-in user, and asks to sign in again if it has expired. */
async function postWithToken(
  form: FormData,
  onProgress: (progress: SendProgress) => void,
  signal: AbortSignal,
): Promise<SentUpload> {
  const token = tokens.current();
  try {
    return await post(form, token, onProgress, signal);
  } catch (failure) {
    const isTokenInvalid = failure instanceof UploadFailure && failure.code === 'token_invalid';
    if (token === null || !isTokenInvalid || !(await requestRenewal(token))) throw failure;
    signal.throwIfAborted();
    return await postWithToken(form, onProgress, signal);
  }
}

async function packBatch(
  { files, session, timeZone, maxBytes }: BatchToSend,
  onProgress: (progress: SendProgress) => void,
  signal: AbortSignal,
): Promise<FormData> {
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const form = new FormData();
  if (session !== null) form.set('session', session);
  form.set('timeZone', timeZone);
  let doneBytes = 0;
  let packedBytes = 0;
  for (const { path, file } of files) {
    const onBytes = (bytes: number) =>
      onProgress({ step: 'packing', done: doneBytes + bytes, total });
    const { name, blob } = await packFile(path, file, onBytes, signal).catch((reason: unknown) => {
      if (signal.aborted) throw reason;
      // Since the drop, the game may have moved or locked the file.
      throw new UploadFailure('unreadable');
    });
    form.append('files', blob, name);
    doneBytes += file.size;
    packedBytes += blob.size;
  }
  if (maxBytes !== undefined && packedBytes > maxBytes) throw new UploadFailure('too_large');
  return form;
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function post(
  form: FormData,
  token: string | null,
  onProgress: (progress: SendProgress) => void,
  signal: AbortSignal,
): Promise<SentUpload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const removeListenerThen = (end: () => void) => () => {
      signal.removeEventListener('abort', abort);
      end();
    };
    signal.addEventListener('abort', abort);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress({ step: 'sending', done: loaded, total });
    request.onload = removeListenerThen(() => {
      const { status, responseText } = request;
      const isAccepted = status === 200 || status === 202;
      try {
        if (!isAccepted) throw readRefusal(responseText, request.getResponseHeader('retry-after'));
        resolve({ ...readAccepted(responseText), isDuplicate: status === 200 });
      } catch (failure) {
        reject(failure);
      }
    });
    request.onerror = removeListenerThen(() => reject(new UploadFailure('unreachable')));
    request.onabort = removeListenerThen(() => reject(new DOMException('Stopped', 'AbortError')));
    request.open('POST', '/api/uploads');
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.send(form);
  });
}
