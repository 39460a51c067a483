import type { CategoryId } from '@scrapboard/contract';
import { CATEGORY_IDS } from '@scrapboard/contract/filter-rules';
import { readStored, removeStored, writeStored } from '../../../stored.ts';

const STORAGE_KEY = 'scrapboard.category';

/** Stores the category chosen last; undefined stands for all matches, as on a first visit. */
export function rememberCategory(category: string | undefined): void {
  if (category === undefined) removeStored(STORAGE_KEY);
  else writeStored(STORAGE_KEY, category);
}

/** Returns the category chosen last; undefined for all matches. */
export function readRememberedCategory(): CategoryId | undefined {
  const storedId = readStored(STORAGE_KEY);
  return CATEGORY_IDS.find((id) => id === storedId);
}
