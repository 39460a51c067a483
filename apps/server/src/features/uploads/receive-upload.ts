import type { MultipartFile } from '@fastify/multipart';
import { UploadError } from '@scrapboard/uploads';
import type { FastifyRequest } from 'fastify';
import { createIntake, type TakenUpload } from './intake.ts';
import type { RawStore } from './raw-store.ts';
import { asUploadError } from './upload-error.ts';
import type { UploadLimits } from './upload-limits.ts';

/** A client that sends nothing for so long has gone; its place is needed. */
const silenceMs = 60_000;

/** What the form around the files may take. */
const formBytes = 1024 * 1024;

const multipartErrors: Record<string, 'too_many_files' | 'truncated'> = {
  FST_FILES_LIMIT: 'too_many_files',
  FST_PARTS_LIMIT: 'too_many_files',
  FST_FIELDS_LIMIT: 'too_many_files',
  FST_MP_PREMATURE_CLOSE: 'truncated',
};

/**
 * Reads a multipart request to its end and leaves its good files in the store; whatever goes wrong,
 * no temporary file stays. `save` is called while the files are surely there.
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  store: RawStore,
  limits: UploadLimits,
  save: (upload: TakenUpload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw new UploadError('no_files');
  if (Number(request.headers['content-length']) > limits.uploadBytes + formBytes) {
    throw new UploadError('too_large');
  }
  const intake = createIntake(store, limits);
  const fields: { session?: string; timeZone?: string } = {};
  const watch = watchForSilence(request);
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
    // The sender is gone, and nobody reads what is answered.
    if (!request.raw.complete && request.raw.destroyed) throw new UploadError('truncated');
    request.raw.unpipe();
    throw asRefusal(error);
  } finally {
    watch.stop();
    await intake.discard();
  }
}

/** How long the rest of a refused body is read. */
const restMs = 30_000;

/**
 * Reads what is left of a refused request and throws it away: a client that is still sending looks
 * for the answer only afterwards. It cannot go on for ever.
 */
export function skipRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const giveUp = setTimeout(() => raw.destroy(), restMs).unref();
  raw.once('close', () => clearTimeout(giveUp));
  raw.resume();
}

async function addPart(
  part: MultipartFile,
  add: (name: string, source: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  const { file, filename, fieldname } = part;
  // A form whose file field was left alone still sends a part, without a name.
  if (fieldname === 'files' && filename !== undefined && filename !== '') {
    await add(filename, file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>);
  }
  file.resume();
}

function watchForSilence(request: FastifyRequest): { stop(): void } {
  const { socket } = request.raw;
  const before = socket.timeout ?? 0;
  const hangUp = () => socket.destroy();
  socket.setTimeout(silenceMs, hangUp);
  return {
    stop() {
      socket.removeListener('timeout', hangUp);
      socket.setTimeout(before);
    },
  };
}

function asRefusal(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  const known = code === undefined ? undefined : multipartErrors[code];
  if (known !== undefined) return new UploadError(known, { cause: error });
  if (/Unexpected end of multipart|terminated early|Boundary not found/.test(message ?? '')) {
    return new UploadError('truncated', { cause: error });
  }
  return asUploadError(error);
}
