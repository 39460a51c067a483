import type { ComponentType } from 'react';
import { importWithTexts } from '../../i18n/import-with-texts.ts';
import type { Tab } from './profile-search.ts';

/** Each tab is a chunk of its own. */
const modules: Record<Tab, () => Promise<ComponentType>> = {
  stats: async () => (await import('./tabs/stats-tab.tsx')).StatsTab,
  graphs: async () => (await importWithTexts('charts', import('./tabs/graphs-tab.tsx'))).GraphsTab,
  weapons: async () => (await import('./tabs/parts-tab.tsx')).WeaponsTab,
  movement: async () => (await import('./tabs/parts-tab.tsx')).MovementTab,
  cabins: async () => (await import('./tabs/parts-tab.tsx')).CabinsTab,
  'power-scores': async () =>
    (await importWithTexts('charts', import('./tabs/power-scores-tab.tsx'))).PowerScoresTab,
  maps: async () =>
    (await importWithTexts('breakdown', import('./tabs/breakdown-tab.tsx'))).MapsTab,
  modes: async () =>
    (await importWithTexts('breakdown', import('./tabs/breakdown-tab.tsx'))).ModesTab,
  matches: async () => (await import('./tabs/matches-tab.tsx')).MatchesTab,
  bests: async () => (await import('./import-bests-tab.ts')).importBestsTab(),
  'played-with': async () =>
    (await importWithTexts('compare', import('./tabs/played-with-tab.tsx'))).PlayedWithTab,
};

const loaded: Partial<Record<Tab, ComponentType>> = {};

export async function importTab(tab: Tab): Promise<ComponentType> {
  const component = await modules[tab]();
  loaded[tab] = component;
  return component;
}

/** Returns a tab that has been imported. */
export const importedTab = (tab: Tab): ComponentType | undefined => loaded[tab];
