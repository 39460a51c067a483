import {
  cabins,
  movements,
  rammingParts,
  rarityFit,
  type WeaponBalance,
  weapons,
} from './create-weapon-balance.ts';
import type { Random } from './random.ts';

export interface MountedWeapon {
  /** Index into `weapons`. */
  weapon: number;
  /** The id the log shows, cosmetic suffix included. */
  part: string;
  /** Share of the vehicle's fire. */
  share: number;
  /** Strength when the build was made. */
  strength: number;
}

/** A player's vehicle. */
export interface Build {
  /** Eight hex digits. */
  hash: string;
  powerScore: number;
  cabin: string;
  movement: string;
  weapons: MountedWeapon[];
  /** Parts that deal ramming damage. */
  armor: string[];
}

const COSMETIC_SUFFIXES = [
  '_C1_China',
  '_C1_Raider',
  '_C2_China',
  '_C2_Raider',
  '_bp6',
  '_bp7',
  '_bp9',
];

export const randomHex8 = (random: Random) =>
  Math.floor(random.next() * 0x100000000)
    .toString(16)
    .padStart(8, '0');

const pickFittingPart = (
  items: readonly { id: string; rank: number }[],
  powerScore: number,
  random: Random,
) =>
  (
    items[random.weightedIndex(items.map((item) => rarityFit(item.rank, powerScore)))] as {
      id: string;
    }
  ).id;

/** Creates a vehicle for a power score, preferring weapons that are strong and popular at the time. */
export function createBuild(random: Random, powerScore: number, balance: WeaponBalance): Build {
  const weights = new Float64Array(weapons.length);
  for (let i = 0; i < weapons.length; i++) {
    weights[i] =
      rarityFit((weapons[i] as { rank: number }).rank, powerScore) *
      (balance.popularity[i] as number);
  }
  const mounted: MountedWeapon[] = [];
  const weaponCount = random.chance(0.42) ? 2 : random.chance(0.12) ? 3 : 1;
  for (let i = 0; i < weaponCount; i++) {
    const index = random.weightedIndex(weights);
    weights[index] = 0;
    const suffix = random.chance(0.14) ? random.pick(COSMETIC_SUFFIXES) : '';
    mounted.push({
      weapon: index,
      part: (weapons[index] as { id: string }).id + suffix,
      share: i === 0 ? 1 : random.range(0.25, 0.7),
      strength: balance.strength[index] as number,
    });
  }
  return {
    hash: randomHex8(random),
    powerScore,
    cabin: pickFittingPart(cabins, powerScore, random),
    movement: pickFittingPart(movements, powerScore, random),
    weapons: mounted,
    armor: [random.pick(rammingParts), random.pick(rammingParts)],
  };
}
