import * as z from 'zod/mini';
import { cancelledUpload, upload, uploadAnswer, uploadEvent, uploadRefusal } from '../uploads.ts';
import type { OperationTable } from './operation.ts';

const params = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/)) });

const uploadDefaults = {
  tag: 'Uploads',
  params,
  token: 'optional',
  rateLimit: 'read',
  caching: 'etag',
  // The answers name its local players.
  players: 'others',
} as const;

export const uploadOperations = {
  'POST /api/uploads': {
    tag: 'Uploads',
    summary: 'Upload logs',
    description:
      'Multipart: parts named `files` (combat.log and game.log, plain, .gz or .zst, or a .zip of session folders), fields `session` (yyyy.MM.dd HH.mm.ss) and `timeZone` (IANA name). With an access token or an API token in `Authorization: Bearer …` the upload belongs to its account.',
    consumes: 'multipart/form-data',
    answers: { 200: uploadAnswer, 202: uploadAnswer },
    answerDescriptions: {
      200: 'The same logs were uploaded before',
      202: 'Accepted: stored, and queued to be read',
    },
    errors: [400, 401, 403, 408, 413, 415, 422, 429, 507],
    errorBody: uploadRefusal,
    token: 'optional',
    rateLimit: 'upload',
    caching: 'etag',
    players: 'none',
  },
  'GET /api/uploads/{id}': {
    ...uploadDefaults,
    summary: 'Progress of an upload',
    answers: { 200: upload },
    errors: [404],
  },
  'GET /api/uploads/{id}/events': {
    ...uploadDefaults,
    summary: 'Progress of an upload, as server-sent events',
    description:
      'Each `upload` event has the fields of `GET /api/uploads/{id}`, but only the matches from index `from` on: keep the earlier ones and append these. The first and the last event have all of them. The stream ends when the upload has been stored or has failed.',
    answers: { 200: uploadEvent },
    answerDescriptions: { 200: 'Events, until the upload has ended' },
    produces: 'text/event-stream',
    errors: [404],
  },
  'POST /api/uploads/{id}/cancel': {
    ...uploadDefaults,
    summary: 'Cancel an upload',
    description:
      'Matches stored before it stay. An upload that has ended is left as it is. One that belongs to an account can be cancelled by that account alone.',
    answers: { 200: cancelledUpload },
    errors: [401, 403, 404],
    rateLimit: 'write',
    players: 'none',
  },
} as const satisfies OperationTable;
