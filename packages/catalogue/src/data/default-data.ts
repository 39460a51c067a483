import type { CatalogueData } from '../types.ts';
import { maps, mapsProvenance } from './maps.ts';
import { modes, modesProvenance } from './modes.ts';
import { parts, partsProvenance } from './parts.ts';
import { raids, raidsProvenance } from './raids.ts';
import { rarities, raritiesProvenance } from './rarities.ts';
import { recipes, recipesProvenance } from './recipes.ts';
import { resources, resourcesProvenance } from './resources.ts';
import { schedule, scheduleProvenance } from './schedule.ts';
import { tradeItems, tradeItemsProvenance } from './trade-items.ts';

/** The built-in data of every set. */
export const defaultData: CatalogueData = {
  parts,
  maps,
  modes,
  resources,
  tradeItems,
  recipes,
  rarities,
  raids,
  schedule,
  scheduleExceptions: [],
  seasons: [],
  provenance: {
    parts: partsProvenance,
    maps: mapsProvenance,
    modes: modesProvenance,
    resources: resourcesProvenance,
    tradeItems: tradeItemsProvenance,
    recipes: recipesProvenance,
    rarities: raritiesProvenance,
    raids: raidsProvenance,
    schedule: scheduleProvenance,
    scheduleExceptions: {
      source: 'No exceptions are built in',
      licence: 'MIT',
      asOf: '2026-11',
      note: 'An operator can list days on which windows are cancelled or added.',
    },
    seasons: {
      source: 'Calendar quarters in UTC',
      licence: 'MIT',
      asOf: '2026-11',
      note: 'An operator can list the seasons of the game instead.',
    },
  },
};
