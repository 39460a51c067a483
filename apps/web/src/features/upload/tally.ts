import type { UploadedMatch } from '@scrapboard/contract';
import type { UploadItem } from './upload-queue.ts';

export interface Tally {
  new: number;
  known: number;
  unfinished: number;
  quarantined: number;
}

/**
 * Returns the outcome of a match for its row; in a log that was uploaded before, nothing is new.
 */
export function outcomeOf(
  { isDuplicate }: Pick<UploadItem, 'isDuplicate'>,
  { outcome }: Pick<UploadedMatch, 'outcome'>,
): UploadedMatch['outcome'] {
  return isDuplicate && outcome === 'new' ? 'known' : outcome;
}

/** Counts the outcomes of all matches of the uploads. */
export function tallyOf(items: readonly Pick<UploadItem, 'upload' | 'isDuplicate'>[]): Tally {
  const tally: Tally = { new: 0, known: 0, unfinished: 0, quarantined: 0 };
  for (const item of items) {
    for (const match of item.upload?.matches ?? []) tally[outcomeOf(item, match)] += 1;
  }
  return tally;
}
