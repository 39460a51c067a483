import type { Upload, UploadEvent, UploadedMatch } from './uploads.ts';

/** The event that tells an upload to whoever knows its first `known` matches already. */
export function uploadEventOf(upload: Upload, known: number): UploadEvent {
  // Later logs may have moved any of them to another match: at the end all are told again.
  const from = hasEnded(upload) ? 0 : known;
  return { ...upload, from, matches: upload.matches.slice(from) };
}

/** The upload as it is after an event, for whoever was told `known` by those before. */
export function uploadAfter(
  known: readonly UploadedMatch[],
  { from, ...upload }: UploadEvent,
): Upload {
  return { ...upload, matches: [...known.slice(0, from), ...upload.matches] };
}

/** The same for two states of an upload between which there is nothing to tell. */
export function uploadState(upload: Upload): string {
  return JSON.stringify({ ...upload, matches: upload.matches.length });
}

/** Whether nothing more will be told of an upload. */
export function hasEnded({ status }: Pick<Upload, 'status'>): boolean {
  return status === 'stored' || status === 'failed';
}
