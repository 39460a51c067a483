/** How a mode is played, according to public descriptions of the logs. */
export interface ModeSpec {
  /** The mode’s key in the log reader. */
  key: string;
  gameplays: readonly string[];
  maps: readonly string[];
  /** Minimum and maximum number of humans. */
  humans: readonly [number, number];
  /** Number of vehicles once bots have filled up the teams; 0 for modes without bots. */
  vehicleCount: number;
  /** Two teams, everyone for themselves, or players against the game's enemies. */
  sides: 'two' | 'freeForAll' | 'pve';
  /** Time limit of a battle in seconds. */
  limitSeconds: number;
  rounds: 1 | 3;
  queueTag: string | null;
  /** Minutes from one match of a session to the next. */
  cycleMinutes: number;
  respawns: number;
  kind: 'battle' | 'race';
  /** Name of the enemy drivers in PvE; empty if they are ordinary bots, null without any. */
  enemyName: string | null;
  /** How often the log of such a match has a finish line. */
  finishProbability: number;
  /** The reason that the finish line gives for a win. */
  winReason: string;
}

const pvpMaps = [
  'sand_crater',
  'cityruin',
  'building_yard3',
  'powerplant',
  'bridge',
  'factory',
  'sand_valley',
  'rockcity_2bases',
  'abandoned_ship',
  'riverport',
  'iron_way_center',
  'geopp',
  'chemical_plant',
  'castle',
  'conflagration',
  'arizona_silo',
  'rockcity',
  'arizona_castle',
  'miners_way',
  'cemetery_highway',
  'iron_way',
  'lost_coast',
  'port',
  'red_rocks_territory',
];
const pvpGameplays = ['Conquer', 'Conquer', 'Domination', 'Assault'];
/** The raids, each with its map. */
const raidMaps: Readonly<Record<string, string>> = {
  Pve_Commtowers: 'sand_valley',
  Pve_Oilevac: 'lost_coast',
  Pve_Giantsiege: 'castle',
  Pve_Chase: 'iron_way',
  Pve_Bombrun: 'factory',
  Pve_Blockpost: 'miners_way',
  Pve_Keepheist: 'castle',
  Pve_TowerDefense: 'factory',
};
/** Raids against waves of enemies; the others have objectives. */
const waveRaids = ['Pve_Giantsiege', 'Pve_Blockpost', 'Pve_TowerDefense'];

const baseMode: ModeSpec = {
  key: '8v8',
  gameplays: pvpGameplays,
  maps: pvpMaps,
  humans: [8, 16],
  vehicleCount: 16,
  sides: 'two',
  limitSeconds: 180,
  rounds: 1,
  queueTag: null,
  cycleMinutes: 5.5,
  respawns: 0,
  kind: 'battle',
  enemyName: null,
  finishProbability: 1,
  winReason: 'MORE_CARS_LEFT',
};

const defineRaid = (difficulty: 'easy' | 'medium' | 'hard', name: string): ModeSpec => ({
  ...baseMode,
  key: `raid-${difficulty}`,
  gameplays: Object.keys(raidMaps),
  maps: Object.values(raidMaps),
  humans: [4, 4],
  vehicleCount: { easy: 14, medium: 16, hard: 18 }[difficulty],
  sides: 'pve',
  limitSeconds: 360,
  queueTag: `MetaPve_${name}1`,
  cycleMinutes: 9,
  respawns: 1,
  enemyName: `Psycho_${name}`,
  winReason: 'OBJECTIVE_COMPLETE',
});

const defineBrawl = (
  key: string,
  gameplay: string,
  maps: readonly string[],
  overrides: Partial<ModeSpec>,
) => ({
  ...baseMode,
  key,
  gameplays: [gameplay],
  maps,
  humans: [6, 8] as const,
  vehicleCount: 8,
  sides: 'freeForAll' as const,
  cycleMinutes: 6.5,
  ...overrides,
});

export const modes = {
  '8v8': baseMode,
  'restricted-8v8': { ...baseMode, key: 'restricted-8v8', queueTag: 'Default' },
  '6v6': { ...baseMode, key: '6v6', humans: [10, 12], vehicleCount: 12 },
  patrol: {
    ...baseMode,
    key: 'patrol',
    gameplays: ['ConquerCoopVsAi', 'AssaultCoopVsAi'],
    humans: [5, 8],
    vehicleCount: 16,
    sides: 'pve',
    enemyName: '',
  },
  'clan-war': {
    ...baseMode,
    key: 'clan-war',
    gameplays: ['ConquerBestOf3', 'AssaultBestOf3'],
    maps: ['bridge', 'iron_way_center', 'powerplant', 'rockcity_2bases', 'factory', 'castle'],
    humans: [8, 8],
    vehicleCount: 0,
    rounds: 3,
    cycleMinutes: 11,
    limitSeconds: 150,
    winReason: 'BEST_OF_THREE',
  },
  'leviathan-clan-war': {
    ...baseMode,
    key: 'leviathan-clan-war',
    gameplays: ['ConquerBestOf3'],
    maps: ['bridge', 'iron_way_center', 'powerplant', 'rockcity_2bases'],
    humans: [8, 8],
    vehicleCount: 0,
    rounds: 3,
    cycleMinutes: 11,
    limitSeconds: 150,
    winReason: 'BEST_OF_THREE',
  },
  'raid-easy': defineRaid('easy', 'Easy'),
  'raid-medium': defineRaid('medium', 'Medium'),
  'raid-hard': defineRaid('hard', 'Hard'),
  invasion: {
    ...defineRaid('medium', 'Medium'),
    key: 'invasion',
    gameplays: ['Pve_Leviathan'],
    maps: ['arena_canyon'],
    vehicleCount: 10,
    queueTag: 'PVE_Leviathan',
    enemyName: 'Leviathan',
  },
  gozu: {
    ...defineRaid('medium', 'Medium'),
    key: 'gozu',
    gameplays: ['Pve_Foray'],
    maps: ['arena_canyon'],
    vehicleCount: 11,
    queueTag: 'PVE_Foray',
    enemyName: 'Gozu',
  },
  adventure: {
    ...defineRaid('easy', 'Easy'),
    key: 'adventure',
    gameplays: ['Exploration'],
    maps: ['exploration_valley'],
    humans: [1, 4],
    vehicleCount: 10,
    queueTag: null,
    enemyName: 'Raider',
    finishProbability: 0.5,
  },
  bedlam: {
    ...baseMode,
    key: 'bedlam',
    gameplays: ['FreePlay'],
    maps: ['castle', 'riverport', 'rockcity_2bases', 'factory'],
    humans: [5, 12],
    vehicleCount: 0,
    sides: 'freeForAll',
    limitSeconds: 240,
    respawns: 9,
    finishProbability: 0.4,
    winReason: 'NONE',
  },
  arena: defineBrawl('arena', 'Brawl_Arena', ['arena_canyon'], {
    humans: [6, 8],
    queueTag: 'QBrawl_Arena_Casual',
    winReason: 'LAST_STAND',
  }),
  'battle-royale': defineBrawl('battle-royale', 'Brawl_MBP', ['red_rocks_battle_royale'], {
    humans: [12, 24],
    vehicleCount: 28,
    limitSeconds: 300,
    cycleMinutes: 8,
    winReason: 'LAST_STAND',
  }),
  ffa: defineBrawl('ffa', 'Deathmatch', ['riverport', 'iron_way_center', 'rockcity', 'factory'], {
    respawns: 9,
    limitSeconds: 240,
    winReason: 'ENOUGH_FRAG',
  }),
  'storms-warning': defineBrawl('storms-warning', 'DestructionDerbyLua', ['conflagration'], {
    winReason: 'DERBY_ENEMIES_DEAD',
  }),
  race: defineBrawl('race', 'Race', ['big_plato_race', 'smallmap_race'], {
    kind: 'race',
    limitSeconds: 210,
    winReason: 'RACE_FIRST',
  }),
  'brawl-drone-battle': defineBrawl(
    'brawl-drone-battle',
    'Brawl_DroneBattle',
    ['factory', 'castle'],
    {
      winReason: 'MOST_FRAG',
    },
  ),
  'brawl-head-on': defineBrawl('brawl-head-on', 'Brawl_HeadOn', ['rockcity', 'bridge'], {
    sides: 'two',
    humans: [8, 12],
    vehicleCount: 12,
  }),
} satisfies Record<string, ModeSpec>;

/** Returns the map of a raid; null for gameplays that have several. */
export function mapOfRaid(gameplay: string): string | null {
  return raidMaps[gameplay] ?? null;
}

/** Returns whether the milestones of a raid are waves or objectives. */
export function milestoneOf(gameplay: string): 'wave' | 'objective' {
  return waveRaids.includes(gameplay) ? 'wave' : 'objective';
}

export type ModeKey = keyof typeof modes;
export const modeKeys = Object.keys(modes) as ModeKey[];
