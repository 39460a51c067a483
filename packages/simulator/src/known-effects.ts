import { weapons } from './create-weapon-balance.ts';
import type { PlannedVehicle } from './types.ts';

/** Known effects in a simulated world, so that tests can check whether statistics find them. */
export interface KnownEffects {
  /** A weapon that a patch makes stronger for a time; `factor` multiplies its damage. */
  boostedWeapon: { part: string; factor: number; from: number; to: number };
  /** A weapon that all players of at least that skill use, and no others. */
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
  const favoriteIndex = findWeaponIndex(favoriteWeapon.part);
  const guns = vehicle.build.weapons
    .map((gun, index) => {
      if (usesFavorite ? index > 0 : gun.weapon !== favoriteIndex) return gun;
      const weapon = usesFavorite ? favoriteIndex : findSimilarWeapon(favoriteIndex);
      return { ...gun, weapon, part: weapons[weapon]?.id ?? gun.part };
    })
    .filter((gun, index) => !usesFavorite || index === 0 || gun.weapon !== favoriteIndex)
    .map((gun) =>
      isStrongNow && gun.weapon === findWeaponIndex(boostedWeapon.part)
        ? { ...gun, strength: gun.strength * boostedWeapon.factor }
        : gun,
    );
  return { ...vehicle, build: { ...vehicle.build, weapons: guns } };
}

const findWeaponIndex = (part: string) => weapons.findIndex(({ id }) => id === part);

/** Returns the weapon that is most like another: of its kind if there is one. */
function findSimilarWeapon(index: number): number {
  const similarIndex = weapons.findIndex(
    ({ kind }, i) => i !== index && kind.power === weapons[index]?.kind.power,
  );
  return similarIndex === -1 ? 0 : similarIndex;
}
