import type { CategoryId } from '@scrapboard/contract';

const names: Record<CategoryId, string> = {
  pvp: 'PvP',
  pve: 'PvE',
  brawl: 'Brawl',
  freeplay: 'Free play',
  custom: 'Custom',
  undefined: 'Other',
};

/** The English name of a category, as answers give it. */
export function categoryName(id: CategoryId): string {
  return names[id];
}
