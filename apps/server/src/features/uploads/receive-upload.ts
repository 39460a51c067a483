import type { MultipartFile } from '@fastify/multipart';
import { UploadError } from '@scrapboard/uploads';
import type { FastifyRequest } from 'fastify';
import { createIntake, type StagedUpload } from './intake.ts';
import type { Staging } from './staging.ts';
import { toUploadError } from './to-upload-error.ts';
import type { UploadLimits } from './upload-limits.ts';
import { type TransferLimits, watchTransferRate } from './watch-transfer-rate.ts';

/** A client that sends nothing for this long is disconnected to free its slot. */
const IDLE_TIMEOUT_MS = 60_000;

/** Maximum size of the form without its files. */
const MAX_FORM_BYTES = 1024 * 1024;

const multipartErrors: Record<string, 'too_many_files' | 'truncated'> = {
  FST_FILES_LIMIT: 'too_many_files',
  FST_PARTS_LIMIT: 'too_many_files',
  FST_FIELDS_LIMIT: 'too_many_files',
  FST_MP_PREMATURE_CLOSE: 'truncated',
};

interface ReceiveOptions {
  staging: Staging;
  limits: UploadLimits;
  transferLimits: TransferLimits;
  findRemoved(hashes: readonly string[]): Promise<ReadonlySet<string>>;
}

/**
 * Receives a multipart request and passes its valid files to `save`, which moves them into the
 * store. Temporary files are removed afterwards, even on errors.
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  { staging, limits, transferLimits, findRemoved }: ReceiveOptions,
  save: (upload: StagedUpload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new UploadError('no_files');
  if (Number(request.headers['content-length']) > limits.uploadBytes + MAX_FORM_BYTES) {
    throw new UploadError('too_large');
  }
  const intake = createIntake(staging, limits, findRemoved);
  const fields: { session?: string; timeZone?: string } = {};
  const watches = [watchForIdle(request), watchTransferRate(request.raw, transferLimits)];
  try {
    for await (const part of request.parts({ preservePath: true })) {
      if (part.type === 'file') {
        await addPart(part, intake.add);
      } else if (part.fieldname === 'session' || part.fieldname === 'timeZone') {
        fields[part.fieldname] = String(part.value);
      }
    }
    return await save(await intake.finish(fields));
  } catch (error) {
    // The client has gone and will not read a response.
    if (!request.raw.complete && request.raw.destroyed) throw new UploadError('truncated');
    request.raw.unpipe();
    throw toRefusal(error);
  } finally {
    for (const watch of watches) watch.stop();
    await intake.discard();
  }
}

/** How long the rest of a rejected body is read. */
const DRAIN_TIMEOUT_MS = 30_000;

/**
 * Reads and discards the rest of a rejected request, for a limited time: a client that is still
 * sending reads the response only afterwards.
 */
export function drainRequest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const timer = setTimeout(() => raw.destroy(), DRAIN_TIMEOUT_MS).unref();
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}

async function addPart(
  part: MultipartFile,
  add: (name: string, source: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const { file, filename, fieldname } = part;
  // A form with an empty file field still sends a part, without a name.
  if (fieldname === 'files' && filename !== undefined && filename !== '') {
    await add(filename, file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
  }
  file.resume();
}

function watchForIdle(request: FastifyRequest): { stop(): void } {
  const { socket } = request.raw;
  const previousTimeoutMs = socket.timeout ?? 0;
  const disconnect = () => socket.destroy();
  socket.setTimeout(IDLE_TIMEOUT_MS, disconnect);
  return {
    stop() {
      socket.removeListener('timeout', disconnect);
      socket.setTimeout(previousTimeoutMs);
    },
  };
}

function toRefusal(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const uploadError = code === undefined ? undefined : multipartErrors[code];
  if (uploadError !== undefined) return new UploadError(uploadError, { cause: error });
  if (/Unexpected end of multipart|terminated early|Boundary not found/.test(message ?? '')) {
    return new UploadError('truncated', { cause: error });
  }
  return toUploadError(error);
}
