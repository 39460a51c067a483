import * as z from 'zod/mini';
import { errorBody } from './errors.ts';
import { instant, matchId, named } from './primitives.ts';

export const uploadStatus = z.enum(['queued', 'reading', 'stored', 'failed']);
export type UploadStatus = z.infer<typeof uploadStatus>;

/** Every reason an upload can be refused or fail for; texts in `uploadErrors`. */
export const uploadErrorCode = z.enum([
  'no_files',
  'empty',
  'not_a_log',
  'binary',
  'too_large',
  'too_large_expanded',
  'too_many_files',
  'bad_archive',
  'unsafe_path',
  'truncated',
  'no_date',
  'bad_session',
  'bad_time_zone',
  'too_many_uploads',
  'disk_full',
  'cancelled',
  'internal',
]);
export type UploadErrorCode = z.infer<typeof uploadErrorCode>;

/** What is said to the player for each code: what is wrong and what to do. */
export const uploadErrors: Record<UploadErrorCode, string> = {
  no_files: 'No file arrived. Send combat.log, and game.log where you have it.',
  empty: 'The file is empty. Pick the log of a session in which you played.',
  not_a_log:
    'This is not a Crossout combat.log or game.log. Pick the files from the logs folder of the game.',
  binary: 'This file is not text. Pick combat.log and game.log, or a zip of the logs folder.',
  too_large: 'The upload is larger than this server takes. Send fewer sessions at a time.',
  too_large_expanded:
    'Unpacked, this is larger than this server takes. Send fewer sessions at a time.',
  too_many_files: 'Too many files at once. Send fewer sessions at a time.',
  bad_archive: 'The archive cannot be read. Pack it again as a plain .zip, .gz or .zst.',
  unsafe_path: 'The archive holds a path that leads out of it. Pack the logs folder again.',
  truncated: 'The archive ends too early. The upload or the packing was cut short; pack it again.',
  no_date:
    'The log has no date of its own. Send it in its session folder, or give the folder name (yyyy.MM.dd HH.mm.ss).',
  bad_session: 'The session must be a folder name like 2026.05.07 09.58.30.',
  bad_time_zone: 'The time zone is not known. Use a name like Europe/Berlin.',
  too_many_uploads: 'Too many uploads at once. Try again in a moment.',
  disk_full: 'The server has no room left. Tell its operator, then try again.',
  cancelled: 'You stopped this upload. What was stored until then stays; send it again to go on.',
  internal:
    'Something went wrong on the server. What was stored until then stays; send it again to go on.',
};

/** One file of a batch that was refused while others were taken. */
export const refusedFile = z.object({
  file: z.string(),
  code: uploadErrorCode,
  message: z.string(),
});

/** The body of an upload that was refused as a whole; `refused` names each file and its reason. */
export const uploadRefusal = z.extend(errorBody, { refused: z.optional(z.array(refusedFile)) });
export type UploadRefusal = z.infer<typeof uploadRefusal>;

/** `POST /api/uploads`: 202 for something new, 200 where these bytes were known already. */
export const uploadAnswer = z.object({
  /** The batch; ask `/api/uploads/{id}` how far it is. */
  id: z.string(),
  status: uploadStatus,
  refused: z.array(refusedFile),
});
export type UploadAnswer = z.infer<typeof uploadAnswer>;

export const uploadedMatch = z.object({
  id: matchId,
  map: named,
  mode: named,
  startedAt: instant,
  outcome: z.enum(['new', 'known', 'unfinished']),
});
export type UploadedMatch = z.infer<typeof uploadedMatch>;

/** `GET /api/uploads/{id}` */
export const upload = z.object({
  id: z.string(),
  status: uploadStatus,
  receivedAt: instant,
  progress: z.object({ bytes: z.number(), totalBytes: z.number(), matches: z.number() }),
  matches: z.array(uploadedMatch),
  ignored: z.object({
    testDrives: z.number(),
    unknownLines: z.number(),
    examples: z.array(z.string()),
  }),
  refused: z.array(refusedFile),
  error: z.optional(z.object({ code: uploadErrorCode, message: z.string() })),
});
export type Upload = z.infer<typeof upload>;

/**
 * Each event of `/api/uploads/{id}/events`: how far the upload is, with the matches from the place
 * `from` on. Those before it are as an event before said; the first and the last event hold them all.
 */
export const uploadEvent = z.extend(upload, { from: z.number() });
export type UploadEvent = z.infer<typeof uploadEvent>;
