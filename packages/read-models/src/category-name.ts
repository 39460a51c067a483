import type { CategoryId } from '@scrapboard/contract';

const categoryNames: Record<CategoryId, string> = {
  pvp: 'PvP',
  pve: 'PvE',
  brawl: 'Brawl',
  freeplay: 'Free play',
  custom: 'Custom',
  undefined: 'Other',
};

/** Returns the English name of a category, as used in answers. */
export function categoryName(id: CategoryId): string {
  return categoryNames[id];
}
