import type { Provenance, RarityData } from '../types.ts';

export const raritiesProvenance: Provenance = {
  source: 'crossout-db/crossoutdb community data',
  licence: 'MIT',
  asOf: '2023-10',
  note: null,
};

export const rarities: RarityData[] = [
  { id: 'base', name: 'Base', rank: 1 },
  { id: 'common', name: 'Common', rank: 2 },
  { id: 'rare', name: 'Rare', rank: 3 },
  { id: 'special', name: 'Special', rank: 4 },
  { id: 'epic', name: 'Epic', rank: 5 },
  { id: 'legendary', name: 'Legendary', rank: 6 },
  { id: 'relic', name: 'Relic', rank: 7 },
];
