import type { Provenance, RaidData } from '../types.ts';

/** No log line contains a raid's cost, so it is taken from the difficulty. */
export const raidsProvenance: Provenance = {
  source: 'Fuel costs as the community tool CO_Driver lists them',
  licence: 'facts, no data file carried over',
  asOf: '2023-05',
  note: null,
};

export const raids: RaidData[] = [
  { mode: 'raid-easy', fuel: 20 },
  { mode: 'raid-medium', fuel: 40 },
  { mode: 'raid-hard', fuel: 60 },
  { mode: 'invasion', fuel: 40 },
];
