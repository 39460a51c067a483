import type { Upload, UploadEvent, UploadedMatch } from './uploads.ts';

/** Returns the event that describes an upload to a client that already has its first `knownCount` matches. */
export function uploadEventOf(upload: Upload, knownCount: number): UploadEvent {
  // A later log may have changed any of the matches, so the last event repeats all of them.
  const from = hasEnded(upload) ? 0 : knownCount;
  return { ...upload, from, matches: upload.matches.slice(from) };
}

/** Returns the upload after an event, for a client that knew its previous state. */
export function applyUploadEvent(
  knownMatches: readonly UploadedMatch[],
  { from, ...upload }: UploadEvent,
): Upload {
  return { ...upload, matches: [...knownMatches.slice(0, from), ...upload.matches] };
}

/** Returns a text that is equal for two states of an upload that need no event between them. */
export function uploadStateKey(upload: Upload): string {
  return JSON.stringify({ ...upload, matches: upload.matches.length });
}

/** Returns whether the upload has reached its final status. */
export function hasEnded({ status }: Pick<Upload, 'status'>): boolean {
  return status === 'stored' || status === 'failed';
}
