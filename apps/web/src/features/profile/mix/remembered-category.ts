import type { CategoryId } from '@scrapboard/contract';
import { CATEGORY_IDS } from '@scrapboard/contract/filter-rules';
import { forgetStored, readStored, writeStored } from '../../../stored.ts';

const NAME = 'scrapboard.category';

/** Stores the category chosen last; undefined stands for all matches, as on a first visit. */
export function rememberCategory(category: string | undefined): void {
  if (category === undefined) forgetStored(NAME);
  else writeStored(NAME, category);
}

/** Returns the category chosen last; undefined for all matches. */
export function rememberedCategory(): CategoryId | undefined {
  const stored = readStored(NAME);
  return CATEGORY_IDS.find((id) => id === stored);
}
