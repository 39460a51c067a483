export * from './compression-limits.ts';
export * from './log-paths.ts';
export { noteRefusals, type RefusedFile } from './note-refusals.ts';
export { type FoundLog, placeLogs, uploadId } from './place-logs.ts';
export { type DateHeader, readDateHeader } from './read-date-header.ts';
export * from './sniff-log.ts';
export { allRefused, UploadError } from './upload-error.ts';
