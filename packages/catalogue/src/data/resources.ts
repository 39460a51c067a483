// biome-ignore-all format: a data table, one row per line
import type { Provenance, ResourceData } from '../types.ts';

/** Rewards by their name in game.log. */
export const resourcesProvenance: Provenance = { source: 'Reward names as log readers of the community know them (CO_Driver, 2023)', licence: 'facts, no data file carried over', asOf: '2023-10', note: null };

export const resources: ResourceData[] = [
  { id: 'Scrap_Common', name: 'Scrap Metal' },
  { id: 'Platinum', name: 'Copper' },
  { id: 'Scrap_Rare', name: 'Wires' },
  { id: 'Plastic', name: 'Plastic' },
  { id: 'Accumulators', name: 'Batteries' },
  { id: 'Scrap_Epic', name: 'Electronics' },
  { id: 'ClanMoney', name: 'Uranium Ore' },
  { id: 'Gasoline', name: 'Fuel' },
  { id: 'Supply', name: 'Coupons' },
  { id: 'money', name: 'Coins' },
  { id: 'Glory', name: 'Rank Points' },
  { id: 'NewYearMoney', name: 'Crackers' },
  { id: 'GermanMoney', name: 'Talers' },
  { id: 'HalloweenMoney', name: 'Halloween Money' },
  { id: 'ChinaMoney', name: 'China Money' },
  { id: 'FootballMoney', name: 'Football Money' },
  { id: 'expFactionTotal', name: 'Faction Experience' },
  { id: 'expBaseFactionTotal', name: 'Engineers Experience' },
  { id: 'expTotal', name: 'Experience' },
];
