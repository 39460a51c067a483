import type { Upload } from '@scrapboard/contract';
import { hasEnded, uploadEventOf, uploadState } from '@scrapboard/contract/upload-events';
import type { FastifyReply } from 'fastify';
import type { UploadWatch } from './upload-watch.ts';

/** Proxies close streams that are silent for a minute; a comment line keeps them open. */
const HEARTBEAT_MS = 15_000;

/**
 * Answers with server-sent events (HTML Living Standard, 9.2), starting with the given state, until
 * the upload has ended. `show` returns an upload as the listener may see it.
 */
export function sendUploadEvents(
  reply: FastifyReply,
  watch: UploadWatch,
  first: Upload,
  show: (upload: Upload) => Upload,
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
  let stop: (() => void) | undefined;
  let ended = false;
  let sentState = '';
  let known = 0;
  const end = () => {
    ended = true;
    clearInterval(heartbeat);
    stop?.();
    raw.end();
  };
  const update = (upload: Upload) => {
    if (ended) return;
    const final = hasEnded(upload);
    const state = uploadState(upload);
    // A slow client may miss intermediate states, but not the last one.
    if (state !== sentState && (!raw.writableNeedDrain || final)) {
      raw.write(`event: upload\ndata: ${JSON.stringify(uploadEventOf(show(upload), known))}\n\n`);
      sentState = state;
      known = upload.matches.length;
    }
    if (final) end();
  };
  raw.on('close', end);
  raw.on('error', end);
  update(first);
  if (ended) return;
  stop = watch.listen(first.id, { update, close: end });
  if (ended) stop();
}
