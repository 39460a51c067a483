import type { CategoryId } from '@scrapboard/contract';
import { CATEGORY_IDS } from '@scrapboard/contract/filter-rules';
import { forgetStored, readStored, writeStored } from '../../../stored.ts';

const NAME = 'scrapboard.category';

/** Keeps the category that was chosen last; undefined, of all matches, is what a first visit begins with. */
export function rememberCategory(category: string | undefined): void {
  if (category === undefined) forgetStored(NAME);
  else writeStored(NAME, category);
}

/** Returns the category that was chosen last, as long as it was not all of them. */
export function rememberedCategory(): CategoryId | undefined {
  const stored = readStored(NAME);
  return CATEGORY_IDS.find((id) => id === stored);
}
