// biome-ignore-all format: a data table, one row per line
import type { Provenance, ScheduleWindowData } from '../types.ts';

/** Weekly windows in UTC, day 1 is Monday; hours, `to` exclusive. */
export const scheduleProvenance: Provenance = { source: 'Times as the community tool CO_Driver lists them', licence: 'facts, no data file carried over', asOf: '2023-05', note: 'The publisher moves these; check against the game.' };

export const schedule: ScheduleWindowData[] = [
  { mode: 'clan-war', day: 1, from: 11, to: 15 },
  { mode: 'clan-war', day: 2, from: 17, to: 21 },
  { mode: 'clan-war', day: 5, from: 0, to: 4 },
  { mode: 'clan-war', day: 6, from: 11, to: 15 },
  { mode: 'clan-war', day: 6, from: 17, to: 21 },
  { mode: 'clan-war', day: 7, from: 0, to: 4 },
  { mode: 'clan-war', day: 7, from: 11, to: 15 },
  { mode: 'leviathan-clan-war', day: 3, from: 0, to: 4 },
  { mode: 'leviathan-clan-war', day: 4, from: 11, to: 15 },
  { mode: 'leviathan-clan-war', day: 4, from: 17, to: 21 },
  { mode: 'brawl-scorpion', day: 1, from: 0, to: 8 },
  { mode: 'brawl-assault-all-cannons', day: 1, from: 8, to: 16 },
  { mode: 'brawl-scorpion', day: 1, from: 16, to: 24 },
  { mode: 'brawl-head-on', day: 2, from: 0, to: 8 },
  { mode: 'brawl-hover-race', day: 2, from: 8, to: 16 },
  { mode: 'brawl-assault-all-cannons', day: 2, from: 16, to: 24 },
  { mode: 'brawl-race-only-wheels', day: 3, from: 0, to: 8 },
  { mode: 'brawl-head-on', day: 3, from: 8, to: 16 },
  { mode: 'brawl-hover-race', day: 3, from: 16, to: 24 },
  { mode: 'brawl-assault-all-cannons', day: 4, from: 0, to: 8 },
  { mode: 'brawl-race-only-wheels', day: 4, from: 8, to: 16 },
  { mode: 'brawl-head-on', day: 4, from: 16, to: 24 },
  { mode: 'brawl-hover-race', day: 5, from: 0, to: 8 },
  { mode: 'brawl-scorpion', day: 5, from: 8, to: 16 },
  { mode: 'brawl-race-only-wheels', day: 5, from: 16, to: 24 },
  { mode: 'battle-royale', day: 6, from: 0, to: 24 },
  { mode: 'battle-royale', day: 7, from: 0, to: 24 },
];
