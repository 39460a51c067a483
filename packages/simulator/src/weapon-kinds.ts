/** How a class of weapons appears in the log, measured on real sessions. */
export interface WeaponKind {
  /** The family in kill medals: Pvp<family><rarity>Kill. */
  family: string;
  flags: string;
  /** Time between shots of a burst. */
  intervalMs: number;
  /** Damage lines per shot: one for each part it hits. */
  linesPerShot: number;
  /** Share of the lines that hit the cabin. */
  cabinShare: number;
  /** What the weapon deploys, if anything. */
  entity: string | null;
  /** Whether its blasts can damage its owner. */
  isExplosive: boolean;
  /** Relative damage per second. */
  power: number;
  /** How popular the class is, apart from its strength. */
  basePopularity: number;
}

const defineKind = (
  family: string,
  flags: string,
  intervalMs: number,
  linesPerShot: number,
  cabinShare: number,
  overrides: Partial<WeaponKind> = {},
): WeaponKind => ({
  family,
  flags,
  intervalMs,
  linesPerShot,
  cabinShare,
  entity: null,
  isExplosive: flags.startsWith('DMG_BLAST'),
  power: 1,
  basePopularity: 1,
  ...overrides,
});

const DIRECT_FLAGS = 'DMG_DIRECT';
const UNSCALED_FLAGS = 'DMG_DIRECT|IGNORE_DAMAGE_SCALE';
const BLAST_FLAGS = 'DMG_BLAST|IGNORE_DAMAGE_SCALE';
const ENERGY_FLAGS = 'DMG_ENERGY';

/** By the catalogue's weapon type. Types that deal no damage of their own are left out. */
export const weaponKinds: Readonly<Record<string, WeaponKind>> = {
  'Machine gun': defineKind('Machinegun', DIRECT_FLAGS, 130, 1.15, 0.34, { basePopularity: 0.7 }),
  'Frontal machine gun': defineKind('Machinegun', DIRECT_FLAGS, 125, 1.12, 0.34, {
    basePopularity: 0.6,
  }),
  'Rapid-fire machine gun': defineKind('Machinegun', DIRECT_FLAGS, 108, 1.1, 0.2),
  Minigun: defineKind('Machinegun', DIRECT_FLAGS, 101, 1.1, 0.28, { basePopularity: 1.6 }),
  Nailgun: defineKind('Machinegun', DIRECT_FLAGS, 190, 1.15, 0.3),
  Shotgun: defineKind('Shotgun', DIRECT_FLAGS, 260, 1.36, 0.38, {
    power: 1.08,
    basePopularity: 0.8,
  }),
  'Laser shotgun': defineKind('Energy', ENERGY_FLAGS, 300, 1.35, 0.33),
  'Auto-cannon': defineKind('Autocannon', DIRECT_FLAGS, 250, 1.2, 0.24, { basePopularity: 0.9 }),
  'Small-calibre cannon': defineKind('Cannon', UNSCALED_FLAGS, 1500, 1.6, 0.35),
  Cannon: defineKind('Cannon', BLAST_FLAGS, 3900, 3.2, 0.38, { power: 1.1 }),
  'Turret cannon': defineKind('Cannon', UNSCALED_FLAGS, 4600, 3.4, 0.4, { power: 1.12 }),
  Howitzer: defineKind('Cannon', BLAST_FLAGS, 4800, 3.6, 0.3),
  Mortar: defineKind('Cannon', BLAST_FLAGS, 4200, 3.4, 0.3),
  'Rocket launcher': defineKind('Rocket', BLAST_FLAGS, 2600, 2.8, 0.32),
  'Rocket artillery': defineKind('Rocket', BLAST_FLAGS, 3800, 3.4, 0.3),
  'Frontal rocket launcher': defineKind('Rocket', BLAST_FLAGS, 2400, 2.6, 0.32),
  'Homing rocket launcher': defineKind('Rocket', BLAST_FLAGS, 2800, 2.8, 0.45),
  'Guided rocket launcher': defineKind('Rocket', BLAST_FLAGS, 4200, 2.6, 0.4),
  'Precision rocket launcher': defineKind('Rocket', BLAST_FLAGS, 3600, 2.6, 0.35),
  'Unguided rocket launcher': defineKind('Rocket', BLAST_FLAGS, 1800, 2.2, 0.28),
  'Plasma rocket launcher': defineKind('Rocket', BLAST_FLAGS, 2600, 2.4, 0.3),
  'Grenade launcher': defineKind('GrenadeLauncher', BLAST_FLAGS, 420, 1.34, 0.28),
  Revolver: defineKind('GrenadeLauncher', BLAST_FLAGS, 620, 1.4, 0.3),
  'Plasma emitter': defineKind('Energy', ENERGY_FLAGS, 102, 1.08, 0.28, {
    power: 1.05,
    basePopularity: 2.2,
  }),
  'Combat laser': defineKind('Energy', 'DMG_ENERGY|CONTINUOUS', 97, 1.01, 0.36, {
    basePopularity: 2.4,
  }),
  'Laser drill': defineKind('Energy', ENERGY_FLAGS, 103, 1.05, 0.36, {
    power: 1.06,
    basePopularity: 2,
  }),
  'Plasma gun': defineKind('Energy', 'DMG_ENERGY|IGNORE_DAMAGE_SCALE', 3400, 3, 0.4, {
    isExplosive: true,
    power: 1.08,
  }),
  'Plasma cutter': defineKind('Energy', ENERGY_FLAGS, 3600, 2.6, 0.41, {
    power: 1.12,
    basePopularity: 1.4,
  }),
  'Tesla emitter': defineKind('Energy', 'DMG_ENERGY|CONTINUOUS', 150, 1.3, 0.2),
  'Electric weapon': defineKind('Energy', ENERGY_FLAGS, 1200, 2, 0.3),
  'Pulse rifle': defineKind('Energy', ENERGY_FLAGS, 1300, 1.5, 0.36),
  'Pulse cannon': defineKind('Railgun', ENERGY_FLAGS, 900, 1.4, 0.3),
  'Pulse accelerator': defineKind('Railgun', ENERGY_FLAGS, 4200, 3, 0.42, { power: 1.1 }),
  Flamethrower: defineKind('Fire', 'DMG_FLAME|CONTINUOUS', 120, 1.15, 0.33, {
    basePopularity: 0.5,
  }),
  Catapult: defineKind('Fire', 'DMG_FLAME|CONTINUOUS', 130, 1.17, 0.33, { basePopularity: 0.6 }),
  Crossbow: defineKind('Crossbow', UNSCALED_FLAGS, 2600, 2.2, 0.36),
  'Disk launcher': defineKind('Special', DIRECT_FLAGS, 1400, 2, 0.22, { basePopularity: 0.6 }),
  Chainsaw: defineKind('Melee', 'DMG_COLLISION|CONTINUOUS', 115, 1.1, 0.1, {
    power: 1.15,
    basePopularity: 0.5,
  }),
  'Passive melee weapon': defineKind('Melee', 'DMG_COLLISION|CONTINUOUS', 140, 1.1, 0.12, {
    basePopularity: 0.25,
  }),
  'Activatable melee weapon': defineKind('Melee', 'DMG_COLLISION|CONTINUOUS', 200, 1.1, 0.15, {
    basePopularity: 0.3,
  }),
  Explosives: defineKind('Melee', BLAST_FLAGS, 7000, 5, 0.4, { basePopularity: 0.2 }),
  Minelayer: defineKind('Minelayers', BLAST_FLAGS, 2600, 3, 0.26, { entity: 'Turret_LandMine' }),
  Drone: defineKind('Quadrocopter', DIRECT_FLAGS, 140, 1.05, 0.2, {
    entity: 'Quadrocopter_Attack',
  }),
  'Autonomous drone': defineKind('Quadrocopter', DIRECT_FLAGS, 190, 1.1, 0.25, {
    entity: 'Quadrocopter_Attack',
  }),
  Turret: defineKind('Turret', DIRECT_FLAGS, 125, 1.1, 0.35, { entity: 'Turret_Machinegun' }),
  'Wheel drone': defineKind('Companion', DIRECT_FLAGS, 150, 1.1, 0.28, {
    entity: 'Cabin_Companion',
  }),
};

/** The rarities as medals name them. */
export const medalRarity: Readonly<Record<string, string>> = {
  base: 'Common',
  common: 'Common',
  rare: 'Rare',
  special: 'VeryRare',
  epic: 'Epic',
  legendary: 'Legendary',
  relic: 'Exotic',
};
