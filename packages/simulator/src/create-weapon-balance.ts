import { parts } from '@scrapboard/catalogue/data/parts';
import { Random, seedOf } from './random.ts';
import { type WeaponKind, weaponKinds } from './weapon-kinds.ts';

export interface Weapon {
  id: string;
  rarity: string;
  /** 0 base … 6 relic. */
  rank: number;
  kind: WeaponKind;
}

const RARITIES = ['base', 'common', 'rare', 'special', 'epic', 'legendary', 'relic'];
/** Power score at which a rarity is at its most common. */
const RARITY_POWER_SCORES = [1500, 2400, 4000, 5600, 8000, 11_000, 14_500];

const partsOf = (category: string) => parts.filter((part) => part.category === category);

export const weapons: readonly Weapon[] = partsOf('weapon').flatMap((part) => {
  const kind = weaponKinds[part.type ?? ''];
  if (!kind || !part.id.startsWith('CarPart_')) return [];
  const rarity = part.rarity ?? 'common';
  const entity =
    kind.entity === 'Turret_Machinegun' && part.id.endsWith('Preepic')
      ? 'Turret_Machinegun_Preepic'
      : part.id === 'CarPart_kamikazeDroneDeployer'
        ? 'Cabin_Kamikaze_Companion'
        : kind.entity;
  return [{ id: part.id, rarity, rank: RARITIES.indexOf(rarity), kind: { ...kind, entity } }];
});

const listRankedParts = (category: string, prefix: RegExp) =>
  partsOf(category)
    .filter((part) => prefix.test(part.id))
    .map((part) => ({ id: part.id, rank: RARITIES.indexOf(part.rarity ?? 'common') }));

export const cabins = listRankedParts('cabin', /^(Cabin|Chassis)_/);
export const movements = listRankedParts('movement', /^CarPart_/);
/** Parts that deal ramming damage in collisions. */
export const rammingParts = [...partsOf('structure'), ...partsOf('frame')]
  .filter((part) => part.id.startsWith('CarPart_'))
  .map((part) => part.id);

/** Returns how likely parts of a rarity are at a power score. */
export function rarityFit(rank: number, powerScore: number): number {
  const distance = (powerScore - (RARITY_POWER_SCORES[rank] as number)) / 2600;
  return Math.exp(-distance * distance) + 0.004;
}

/** Strength and popularity of every weapon in one half-month. */
export interface WeaponBalance {
  /** 1 is average; multiplies damage. */
  strength: Float64Array;
  popularity: Float64Array;
}

/** Returns the half-month of an instant, counted from 1970: popularity changes that often. */
export const periodOf = (instant: number) => Math.floor(instant / (15 * 86_400_000));

/**
 * Returns the strength and popularity of weapons by period: balance patches every two months change
 * a few weapons, and popularity follows strength with a delay and with waves of its own.
 */
export function createWeaponBalance(seed: number): (period: number) => WeaponBalance {
  const periods = new Map<number, WeaponBalance>();
  const strengthAt = (index: number, period: number) => {
    const baseRandom = new Random(seedOf(seed, 'strength', index));
    const patchRandom = new Random(seedOf(seed, 'patch', index, Math.floor(period / 4)));
    const change = patchRandom.chance(0.14) ? patchRandom.normal(0, 0.16) : 0;
    return Math.exp(baseRandom.normal(0, 0.1) + change);
  };
  return (period) => {
    const cached = periods.get(period);
    if (cached) return cached;
    const strength = new Float64Array(weapons.length);
    const popularity = new Float64Array(weapons.length);
    for (let i = 0; i < weapons.length; i++) {
      strength[i] = strengthAt(i, period);
      const waveRandom = new Random(seedOf(seed, 'fashion', i));
      const appeal = waveRandom.normal(0, 0.7);
      const wave =
        waveRandom.range(0.2, 0.9) *
        Math.sin((2 * Math.PI * period) / waveRandom.range(9, 26) + waveRandom.range(0, 6.3));
      popularity[i] =
        (weapons[i] as Weapon).kind.basePopularity *
        Math.exp(appeal + wave + 3.2 * Math.log(strengthAt(i, period - 1)));
    }
    const balance = { strength, popularity };
    periods.set(period, balance);
    return balance;
  };
}
