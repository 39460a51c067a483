import type { PageFilterOptions } from '../../questions/question-filters.ts';
import type { League, Squad } from './meta-search.ts';

/** The filters that each page fixes; its filter bar leaves them out. */
export const pageOptions = {
  pvp: { fixed: { category: ['pvp'] } },
  brawl: { fixed: { category: ['brawl'] } },
  pve: { fixed: { category: ['pve'] } },
} as const satisfies Record<string, PageFilterOptions>;

/** 8 vs 8 has two queues. */
export const squadOptions: Record<Squad, PageFilterOptions> = {
  all: { fixed: { category: ['pvp'], mode: ['8v8', 'restricted-8v8', '6v6'] } },
  '8v8': { fixed: { category: ['pvp'], mode: ['8v8', 'restricted-8v8'] } },
  '6v6': { fixed: { category: ['pvp'], mode: ['6v6'] } },
};

export const leagueOptions: Record<League, PageFilterOptions> = {
  standard: { fixed: { category: ['pvp'], mode: ['clan-war'] } },
  leviathan: { fixed: { category: ['pvp'], mode: ['leviathan-clan-war'] } },
};
