import type { ComponentType } from 'react';
import { importWithTexts } from '../../i18n/import-with-texts.ts';
import type { Tab } from './profile-search.ts';

const importPartsTab = () => importWithTexts('percentiles', import('./tabs/parts-tab.tsx'));
const importBreakdownTab = () =>
  importWithTexts('breakdown', importWithTexts('percentiles', import('./tabs/breakdown-tab.tsx')));

/** Each tab is a chunk of its own. */
const tabImporters: Record<Tab, () => Promise<ComponentType>> = {
  stats: async () => (await import('./profile-modules.ts')).StatsTab,
  graphs: async () => (await importWithTexts('charts', import('./tabs/graphs-tab.tsx'))).GraphsTab,
  weapons: async () => (await importPartsTab()).WeaponsTab,
  movement: async () => (await importPartsTab()).MovementTab,
  cabins: async () => (await importPartsTab()).CabinsTab,
  'power-scores': async () => {
    const tab = importWithTexts('percentiles', import('./tabs/power-scores-tab.tsx'));
    return (await importWithTexts('charts', tab)).PowerScoresTab;
  },
  maps: async () => (await importBreakdownTab()).MapsTab,
  modes: async () => (await importBreakdownTab()).ModesTab,
  matches: async () => (await import('./tabs/matches-tab.tsx')).MatchesTab,
  bests: async () => (await import('./import-bests-tab.ts')).importBestsTab(),
  'played-with': async () => {
    const tab = importWithTexts('percentiles', import('./tabs/played-with-tab.tsx'));
    return (await importWithTexts('compare', tab)).PlayedWithTab;
  },
};

const importedTabs: Partial<Record<Tab, ComponentType>> = {};

export async function importTab(tab: Tab): Promise<ComponentType> {
  const component = await tabImporters[tab]();
  importedTabs[tab] = component;
  return component;
}

/** Returns a tab that has been imported. */
export const getImportedTab = (tab: Tab): ComponentType | undefined => importedTabs[tab];
