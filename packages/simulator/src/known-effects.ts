import { weapons } from './create-weapon-balance.ts';
import type { PlannedVehicle } from './types.ts';

/** Known effects in a simulated world, so that tests can check whether statistics find them. */
export interface KnownEffects {
  /** A weapon that a patch makes stronger for a time; `factor` multiplies its damage. */
  boostedWeapon: { part: string; factor: number; from: number; to: number };
  /** A weapon that all players of at least that skill use, and nobody else. */
  favoriteWeapon: { part: string; minSkill: number };
}

/** Returns a vehicle of a match with the effects that apply to it at that time. */
export function applyKnownEffects(
  vehicle: PlannedVehicle,
  at: number,
  { boostedWeapon, favoriteWeapon }: KnownEffects,
): PlannedVehicle {
  const isStrongNow = at >= boostedWeapon.from && at < boostedWeapon.to;
  const usesFavorite = !vehicle.bot && vehicle.skill >= favoriteWeapon.minSkill;
  const favoriteIndex = weaponIndex(favoriteWeapon.part);
  const guns = vehicle.build.weapons
    .map((gun, index) => {
      if (usesFavorite ? index > 0 : gun.weapon !== favoriteIndex) return gun;
      const weapon = usesFavorite ? favoriteIndex : findSimilarWeapon(favoriteIndex);
      return { ...gun, weapon, part: weapons[weapon]?.id ?? gun.part };
    })
    .filter((gun, index) => !usesFavorite || index === 0 || gun.weapon !== favoriteIndex)
    .map((gun) =>
      isStrongNow && gun.weapon === weaponIndex(boostedWeapon.part)
        ? { ...gun, strength: gun.strength * boostedWeapon.factor }
        : gun,
    );
  return { ...vehicle, build: { ...vehicle.build, weapons: guns } };
}

const weaponIndex = (part: string) => weapons.findIndex(({ id }) => id === part);

/** Returns the weapon that is most like another: of its kind if there is one. */
function findSimilarWeapon(index: number): number {
  const similarIndex = weapons.findIndex(
    ({ kind }, i) => i !== index && kind.power === weapons[index]?.kind.power,
  );
  return similarIndex === -1 ? 0 : similarIndex;
}

/** The power score and the weapon of everyone where vehicles are equal. */
const EQUAL_POWER_SCORE = 8_500;
const EQUAL_WEAPON = 0;

/** Returns a vehicle of a match that is as strong as all others, so that only its driver differs. */
export function equalizeVehicle(vehicle: PlannedVehicle): PlannedVehicle {
  const part = weapons[EQUAL_WEAPON]?.id ?? '';
  return {
    ...vehicle,
    powerScore: EQUAL_POWER_SCORE,
    build: {
      ...vehicle.build,
      powerScore: EQUAL_POWER_SCORE,
      weapons: [{ weapon: EQUAL_WEAPON, part, share: 1, strength: 1 }],
    },
  };
}
