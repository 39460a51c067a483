// biome-ignore-all format: a data table, one row per line
import type { ModeData, Provenance } from '../types.ts';

/** The keys are those that the log reader gives; `teams` marks modes in which two teams play to win. */
export const modesProvenance: Provenance = { source: "The game's modes as its logs name them", licence: 'facts, no data file carried over', asOf: '2023-10', note: 'A brawl that is not listed shows its key as words.' };

export const modes: ModeData[] = [
  { id: '8v8', name: '8v8', category: 'pvp', teams: true },
  { id: 'restricted-8v8', name: '8v8 (restricted)', category: 'pvp', teams: true },
  { id: '6v6', name: '6v6', category: 'pvp', teams: true },
  { id: 'clan-war', name: 'Clan War', category: 'pvp', teams: true },
  { id: 'leviathan-clan-war', name: 'Leviathan Clan War', category: 'pvp', teams: true },
  { id: 'arena', name: 'Arena', category: 'pvp', teams: true },
  { id: 'patrol', name: 'Patrol', category: 'pve', teams: false },
  { id: 'raid-easy', name: 'Easy Raid', category: 'pve', teams: false },
  { id: 'raid-medium', name: 'Medium Raid', category: 'pve', teams: false },
  { id: 'raid-hard', name: 'Hard Raid', category: 'pve', teams: false },
  { id: 'invasion', name: 'Invasion', category: 'pve', teams: false },
  { id: 'gozu', name: 'Gozu', category: 'pve', teams: false },
  { id: 'adventure', name: 'Adventure', category: 'pve', teams: false },
  { id: 'battle-royale', name: 'Battle Royale', category: 'brawl', teams: false },
  { id: 'ffa', name: 'Free for All', category: 'brawl', teams: false },
  { id: 'storms-warning', name: "Storm's Warning", category: 'brawl', teams: false },
  { id: 'race', name: 'Race', category: 'brawl', teams: false },
  { id: 'brawl-raceonlywheels', name: 'Wheel Race', category: 'brawl', teams: false },
  { id: 'brawl-hoverrace', name: 'Hover Race', category: 'brawl', teams: false },
  { id: 'brawl-scorpion', name: 'Big Black Scorpions', category: 'brawl', teams: true },
  { id: 'brawl-assaultallcannons', name: 'Cannon Fodder', category: 'brawl', teams: true },
  { id: 'brawl-headon', name: 'Head-On', category: 'brawl', teams: true },
  { id: 'brawl-fieldbattle', name: 'Winter Mayhem', category: 'brawl', teams: true },
  { id: 'brawl-dronebattle', name: 'Drone Battle', category: 'brawl', teams: true },
  { id: 'brawl-football', name: 'Football', category: 'brawl', teams: true },
  { id: 'brawl-tanks', name: 'Tanks', category: 'brawl', teams: true },
  { id: 'brawl-flag', name: 'Witch Hunt', category: 'brawl', teams: true },
  { id: 'brawl-crush', name: 'Boar Fight', category: 'brawl', teams: true },
  { id: 'brawl-zombieescape', name: 'Operation Red Light', category: 'brawl', teams: true },
  { id: 'brawl-bdcrossout', name: 'Crossout Day', category: 'brawl', teams: true },
  { id: 'brawl-newyear-convoy', name: 'Present Heist', category: 'brawl', teams: false },
  { id: 'brawl-april1st', name: 'April Fools', category: 'brawl', teams: false },
  { id: 'bomb-planting', name: 'Bomb Planting', category: 'brawl', teams: true },
  { id: 'bedlam', name: 'Bedlam', category: 'freeplay', teams: false },
  { id: 'custom', name: 'Custom Game', category: 'custom', teams: false },
  { id: 'undefined', name: 'Other', category: 'undefined', teams: false },
];
