export { assignSessions, type UndatedLog, uploadId } from './assign-sessions.ts';
export { collectRefusals, type RefusedFile } from './collect-refusals.ts';
export * from './compression-limits.ts';
export * from './log-paths.ts';
export { type DateHeader, readDateHeader } from './read-date-header.ts';
export * from './sniff-log.ts';
export { allFilesRefused, UploadError } from './upload-error.ts';
