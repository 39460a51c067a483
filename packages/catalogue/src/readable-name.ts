import type { PartCategory } from './types.ts';

/**
 * Converts an internal id to words: `CarPart_Gun_Plasma_Drill` -> `Gun Plasma Drill`, `sand_crater` -> `Sand
 * Crater`, `CarPart_kamikazeDroneDeployer` -> `Kamikaze Drone Deployer`. Never empty.
 */
export function toReadableName(id: string): string {
  const words = id
    .replace(/^(?:CarPart|Brawl)_/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
  if (words.length === 0 || id === 'n/a') return 'Unknown';
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

const CATEGORY_RULES: readonly [RegExp, PartCategory][] = [
  [/^(?:Cabin|Chassis)_/, 'cabin'],
  [/^CarPart_(?:Chassis|Frame)/, 'frame'],
  [/^CarPart_(?:Structure|Military|Scientists|Workers|Avia|Buggy|Truck|Bumper)/i, 'structure'],
  [
    /^CarPart_(?:\w*Gun_|\w*GuidedCourseGun|\w*MissileLauncher|\w*Quadrocopter|\w*TurretDeployer|\w*DroneDeployer|\w*Drone|\w*[Ss]aw(?:_|$)|Drill|Harvester|\w*Explosive$|\w*Flamethrower|\w*Crossbow|\w*Cannon)/,
    'weapon',
  ],
  [/^CarPart_\w*(?:Wheel|Track|Leg(?!end)|Hover|Shnekohod|Auger)/i, 'movement'],
  [
    /^CarPart_(?:Engine|PowerGiver|Radiator|Cooler|Radar|Stealth|Booster|Module|Sniper|Shield|Barrel|Resist|Cooldown|Lifter|Coupler|Interceptor|Zoom|Squib)/,
    'hardware',
  ],
];

/** Guesses the category of an unknown part from how the game names parts. */
export function guessPartCategory(id: string): PartCategory {
  for (const [pattern, category] of CATEGORY_RULES) if (pattern.test(id)) return category;
  return id.startsWith('CarPart_') ? 'structure' : 'other';
}
