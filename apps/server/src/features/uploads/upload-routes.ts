import type { IncomingHttpHeaders } from 'node:http';
import multipart from '@fastify/multipart';
import {
  ApiError,
  accountError,
  errorBody,
  notFound,
  upload,
  uploadAnswer,
  uploadRefusal,
} from '@scrapboard/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { answers, described, failures } from '../../http/answers.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { cancelUpload, mayCancel } from './cancel-upload.ts';
import { fetchUpload, fetchUploadEvent } from './fetch-upload.ts';
import { BatchRefused } from './intake.ts';
import { openRawStore } from './raw-store.ts';
import { receiveUpload, skipRest } from './receive-upload.ts';
import { saveUpload } from './save-upload.ts';
import { sendUploadEvents } from './send-upload-events.ts';
import { createUploadSlots } from './upload-slots.ts';
import { createUploadWatch } from './upload-watch.ts';

const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });
const notYours = () => new ApiError(403, 'not_yours', 'This upload belongs to somebody else.');
const unknownUpload = () => notFound('There is no upload with this id.');

/** Receiving logs, and telling how far reading them is. */
export async function uploadRoutes(
  app: FastifyInstance,
  deps: Deps & { accounts: Pick<Accounts, 'uploaderOf'> },
): Promise<void> {
  const { accounts, config, pool } = deps;
  const limits = {
    uploadBytes: config.uploadMaxBytes,
    expandedBytes: config.uploadMaxExpanded,
    files: config.uploadMaxFiles,
  };
  const store = await openRawStore(config.dataFolder);
  const slots = createUploadSlots(config.uploadConcurrency);
  const watch = createUploadWatch((id, known) => fetchUploadEvent(deps, id, known), deps.log);
  app.addHook('preClose', async () => watch.close());
  app.addHook('onClose', () => store.close());

  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      // Sizes are counted over the whole upload while it streams.
      fileSize: Number.POSITIVE_INFINITY,
      fieldSize: 1024,
      fieldNameSize: 100,
      fields: 20,
      // A dropped folder brings files that are passed over.
      parts: 5 * limits.files + 20,
      headerPairs: 50,
    },
  });

  app.post(
    '/api/uploads',
    {
      schema: {
        tags: ['Uploads'],
        summary: 'Hand in logs',
        description:
          'Multipart: parts named `files` (combat.log and game.log, plain, .gz or .zst, or a .zip of session folders), fields `session` (yyyy.MM.dd HH.mm.ss) and `timeZone` (IANA name). With an access token or an API token in `Authorization: Bearer …` the upload belongs to its account.',
        consumes: ['multipart/form-data'],
        response: {
          200: described('These bytes were known already', uploadAnswer),
          202: described('Taken: they are safe, and will be read', uploadAnswer),
          ...failures(uploadRefusal, 400, 401, 403, 413, 415, 422, 429, 507, 500, 503),
        },
      },
    },
    async (request, reply) => {
      let free = () => {};
      try {
        const accountId = await accounts.uploaderOf(request);
        if (accountId === null && config.uploadsFrom === 'accounts') {
          // Whoever signs in with the account that everybody has is still anybody.
          throw accountError(
            request.headers.authorization === undefined ? 'account_required' : 'demo_account',
          );
        }
        free = slots.take(request.ip);
        const answer = await receiveUpload(request, store, limits, async (taken) => {
          const { status, isNew } = await saveUpload(
            pool,
            taken,
            sourceOf(request.headers),
            accountId,
          );
          return { isNew, body: { id: taken.id, status, refused: taken.refused } };
        });
        reply.header('location', `/api/uploads/${answer.body.id}`);
        return reply.code(answer.isNew ? 202 : 200).send(answer.body);
      } catch (error) {
        skipRest(request);
        if (!(error instanceof BatchRefused)) throw error;
        return sendRefusal(reply as FastifyReply, error, request.id);
      } finally {
        free();
      }
    },
  );

  app.get<{ Params: z.infer<typeof params> }>(
    '/api/uploads/:id',
    {
      schema: {
        tags: ['Uploads'],
        summary: 'How far an upload is',
        params,
        response: answers(upload, 404),
      },
    },
    async (request) => {
      const found = await fetchUpload(deps, request.params.id);
      if (found === null) throw unknownUpload();
      return found;
    },
  );

  app.get<{ Params: z.infer<typeof params> }>(
    '/api/uploads/:id/events',
    {
      schema: {
        tags: ['Uploads'],
        summary: 'How far an upload is, as server-sent events',
        description:
          'Each `upload` event holds what `GET /api/uploads/{id}` answers, but of its matches those from the place `from` on: keep as many of what you know, and add these. The first event and the last hold them all. The stream ends when the upload is stored or failed.',
        params,
        response: {
          200: {
            description: 'Events, until the upload has ended',
            content: { 'text/event-stream': { schema: z.string() } },
          },
          ...failures(errorBody, 404, 500, 503),
        },
      },
    },
    async (request, reply) => {
      const first = await fetchUpload(deps, request.params.id);
      if (first === null) throw unknownUpload();
      sendUploadEvents(reply, watch, first);
    },
  );

  app.post<{ Params: z.infer<typeof params> }>(
    '/api/uploads/:id/cancel',
    {
      schema: {
        tags: ['Uploads'],
        summary: 'Stop reading an upload',
        description:
          'Matches stored before stay. An upload that has ended is left as it is. One that belongs to an account is stopped by that account alone.',
        params,
        response: answers(upload, 401, 403, 404),
      },
    },
    async (request) => {
      const accountId = await accounts.uploaderOf(request);
      if (!(await mayCancel(pool, request.params.id, accountId))) throw notYours();
      await cancelUpload(pool, request.params.id);
      const found = await fetchUpload(deps, request.params.id);
      if (found === null) throw unknownUpload();
      return found;
    },
  );
}

function sourceOf(headers: IncomingHttpHeaders): 'cli' | 'web' {
  return headers['user-agent']?.startsWith('scrapboard-cli') ? 'cli' : 'web';
}

function sendRefusal(reply: FastifyReply, error: BatchRefused, requestId: string): FastifyReply {
  const { statusCode, code, message, refused } = error;
  return reply.code(statusCode).send({ code, message, requestId, refused });
}
