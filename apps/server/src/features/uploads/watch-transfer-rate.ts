import type { IncomingMessage } from 'node:http';
import { UploadError } from '@scrapboard/uploads';

/** How slow an upload may be, so that no client occupies a slot by sending a byte now and then. */
export interface TransferLimits {
  /** Bytes per second on average, while the server waits for the client. */
  minBytesPerSecond: number;
  /** An upload that takes longer is ended, however fast. */
  deadlineMs: number;
}

/** Connections are slow at first, and a phone may lose its network for a moment. */
const GRACE_MS = 30_000;
const SAMPLE_INTERVAL_MS = 1000;

interface Clock {
  /** Monotonic milliseconds. */
  now(): number;
  /** Calls back regularly; returns a function that stops it. */
  every(ms: number, callback: () => void): () => void;
}

const systemClock: Clock = {
  now: () => performance.now(),
  every(ms, callback) {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
  },
};

/**
 * Rejects the request with 408 once it is too slow. Only time in which the server waits for the
 * client counts for the rate, so that unpacking a large archive does not end an upload.
 * Call `stop` to end this.
 */
export function watchTransferRate(
  request: IncomingMessage,
  { minBytesPerSecond, deadlineMs }: TransferLimits,
  { now, every }: Clock = systemClock,
): { stop(): void } {
  const { socket } = request;
  const bytesBefore = socket.bytesRead;
  const startedAt = now();
  let sampledAt = startedAt;
  let waitedMs = 0;
  const stop = every(SAMPLE_INTERVAL_MS, () => {
    const time = now();
    const isWaiting = !request.complete && !request.isPaused() && request.readableLength === 0;
    if (isWaiting) waitedMs += time - sampledAt;
    sampledAt = time;
    const expectedBytes = ((waitedMs - GRACE_MS) / 1000) * minBytesPerSecond;
    const isTooSlow = isWaiting && socket.bytesRead - bytesBefore < expectedBytes;
    if (!isTooSlow && time - startedAt < deadlineMs) return;
    stop();
    rejectTooSlow(request);
  });
  return { stop };
}

/** Responds on the connection itself and closes it: the form is still being read. */
function rejectTooSlow({ socket }: IncomingMessage): void {
  const { statusCode, code, message } = new UploadError('too_slow');
  const body = JSON.stringify({ code, message });
  socket.end(
    `HTTP/1.1 ${statusCode} Request Timeout\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
