import type { Upload } from '@scrapboard/contract';
import { hasEnded, uploadEventOf, uploadStateKey } from '@scrapboard/contract/upload-events';
import type { FastifyReply } from 'fastify';
import type { UploadWatch } from './upload-watch.ts';

/** Proxies close streams that are silent for a minute; a comment line keeps them open. */
const HEARTBEAT_MS = 15_000;

/**
 * Responds with server-sent events (HTML Living Standard, 9.2), starting with the given state, until
 * the upload has ended. `toVisible` returns the parts of an upload that the listener may see.
 */
export function sendUploadEvents(
  reply: FastifyReply,
  watch: UploadWatch,
  initialUpload: Upload,
  toVisible: (upload: Upload) => Upload,
): void {
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  let unsubscribe: (() => void) | undefined;
  let isClosed = false;
  let sentState = '';
  let sentMatchCount = 0;
  const end = () => {
    isClosed = true;
    clearInterval(heartbeat);
    unsubscribe?.();
    raw.end();
  };
  const update = (upload: Upload) => {
    if (isClosed) return;
    const isFinal = hasEnded(upload);
    const state = uploadStateKey(upload);
    // A slow client may miss intermediate states, but not the last one.
    if (state !== sentState && (!raw.writableNeedDrain || isFinal)) {
      raw.write(
        `event: upload\ndata: ${JSON.stringify(uploadEventOf(toVisible(upload), sentMatchCount))}\n\n`,
      );
      sentState = state;
      sentMatchCount = upload.matches.length;
    }
    if (isFinal) end();
  };
  raw.on('close', end);
  raw.on('error', end);
  update(initialUpload);
  if (isClosed) return;
  unsubscribe = watch.listen(initialUpload.id, { update, close: end });
  if (isClosed) unsubscribe();
}
