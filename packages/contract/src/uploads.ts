import * as z from 'zod/mini';
import { errorBody } from './errors.ts';
import { instant, matchId, named, playerId } from './primitives.ts';

export const uploadStatus = z.enum(['queued', 'reading', 'stored', 'failed']);
export type UploadStatus = z.infer<typeof uploadStatus>;

/** Every reason why an upload can be rejected or fail; messages in `uploadErrors`. */
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
  'too_slow',
  'quota_used_up',
  'disk_full',
  'cancelled',
  'removed',
  'internal',
]);
export type UploadErrorCode = z.infer<typeof uploadErrorCode>;

/** Says what went wrong and what to do, by error code. */
export const uploadErrors: Record<UploadErrorCode, string> = {
  no_files: 'No file arrived. Send combat.log, and game.log if you have it.',
  empty: 'The file is empty. Choose the log of a session you played in.',
  not_a_log:
    'This isn’t a combat.log or game.log from Crossout. Choose the files from the game’s logs folder.',
  binary: 'This isn’t a text file. Choose combat.log and game.log, or a zip of the logs folder.',
  too_large: 'The upload is larger than this server accepts. Send fewer sessions at a time.',
  too_large_expanded:
    'Unpacked, the upload is larger than this server accepts. Send fewer sessions at a time.',
  too_many_files: 'Too many files at once. Send fewer sessions at a time.',
  bad_archive: 'The archive can’t be read. Create it again as a plain .zip, .gz or .zst.',
  unsafe_path: 'The archive contains an unsafe path. Pack the logs folder again.',
  truncated: 'The archive is incomplete: packing or uploading was interrupted. Pack it again.',
  no_date:
    'The log contains no date. Send it in its session folder, or give the folder’s name (yyyy.MM.dd HH.mm.ss).',
  bad_session: 'The session must be a folder name such as 2026.05.07 09.58.30.',
  bad_time_zone: 'Unknown time zone. Use a name such as Europe/Berlin.',
  too_many_uploads: 'Too many uploads at once. Try again in a moment.',
  too_slow:
    'The upload was too slow, so the server ended it. Send fewer sessions at a time, or use a faster connection.',
  quota_used_up:
    'This server takes no more logs from you today. Matches already stored stay; send the rest later.',
  disk_full: 'The server is short of disk space. Tell its operator, then try again.',
  cancelled: 'You stopped this upload. Matches already stored stay; upload it again to continue.',
  removed:
    'This site’s operator removed this log, so it isn’t accepted again. Ask them if that is a mistake.',
  internal:
    'Something went wrong on the server. Matches already stored stay; upload it again to continue.',
};

/** A file of a batch that was rejected while others were accepted. */
export const refusedFile = z.object({
  file: z.string(),
  code: uploadErrorCode,
  message: z.string(),
});

/**
 * The answer to an upload that was rejected as a whole; `refused` gives the reason for each file.
 */
export const uploadRefusal = z.extend(errorBody, { refused: z.optional(z.array(refusedFile)) });
export type UploadRefusal = z.infer<typeof uploadRefusal>;

/** `POST /api/uploads`: 202 for a new upload, 200 if the same logs were uploaded before. */
export const uploadAnswer = z.object({
  /** The upload's id; `/api/uploads/{id}` returns its progress. */
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
  /** `quarantined`: stored, but not counted until it is confirmed or approved. */
  outcome: z.enum(['new', 'known', 'unfinished', 'quarantined']),
});
export type UploadedMatch = z.infer<typeof uploadedMatch>;

/** `GET /api/uploads/{id}` */
export const upload = z.object({
  id: z.string(),
  status: uploadStatus,
  receivedAt: instant,
  progress: z.object({ bytes: z.number(), totalBytes: z.number(), matches: z.number() }),
  matches: z.array(uploadedMatch),
  /**
   * The players whose game wrote these logs and who are in at least one of the matches, most matches
   * first. Empty until the upload has ended, and without a game.log. Missing
   * from servers before 2.2.
   */
  localPlayers: z._default(z.array(z.object({ id: playerId, nickname: z.string() })), []),
  ignored: z.object({
    testDrives: z.number(),
    unknownLines: z.number(),
    examples: z.array(z.string()),
  }),
  refused: z.array(refusedFile),
  error: z.optional(z.object({ code: uploadErrorCode, message: z.string() })),
});
export type Upload = z.infer<typeof upload>;

/** `POST /api/uploads/{id}/cancel` */
export const cancelledUpload = z.omit(upload, { localPlayers: true });
export type CancelledUpload = z.infer<typeof cancelledUpload>;

/**
 * An event of `/api/uploads/{id}/events`: the progress, with the matches from index `from` on. The
 * earlier matches are the same as in a previous event; the first and the last event contain all of
 * them.
 */
export const uploadEvent = z.extend(upload, { from: z.number() });
export type UploadEvent = z.infer<typeof uploadEvent>;
