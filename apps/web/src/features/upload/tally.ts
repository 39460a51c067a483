import type { UploadItem } from './upload-queue.ts';

export interface Tally {
  new: number;
  known: number;
  unfinished: number;
}

/** The results of the uploads so far. */
export function tallyOf(items: readonly Pick<UploadItem, 'upload'>[]): Tally {
  const tally: Tally = { new: 0, known: 0, unfinished: 0 };
  for (const { upload } of items) {
    for (const { outcome } of upload?.matches ?? []) tally[outcome] += 1;
  }
  return tally;
}
