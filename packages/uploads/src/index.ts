export { assignSessions, computeUploadId, type UndatedLog } from './assign-sessions.ts';
export * from './compression-limits.ts';
export { createRefusalList, type RefusedFile } from './create-refusal-list.ts';
export * from './log-paths.ts';
export { type DateHeader, readDateHeader } from './read-date-header.ts';
export * from './sniff-log.ts';
export { createAllFilesRefusedError, UploadError } from './upload-error.ts';
