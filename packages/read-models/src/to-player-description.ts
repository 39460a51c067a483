import type { PlayerDescription } from '@scrapboard/contract';
import type { DescribedPlayer } from '@scrapboard/matches';
import { toPoints } from './units.ts';

/** Returns what a log reports about a player, with damage in points. */
export function toPlayerDescription({
  numbers,
  ...rosterEntry
}: DescribedPlayer): PlayerDescription {
  const { damage, damageRec, cabinDamage } = numbers;
  return {
    ...rosterEntry,
    numbers: {
      ...numbers,
      damage: toPoints(damage),
      damageRec: toPoints(damageRec),
      cabinDamage: toPoints(cabinDamage),
    },
  };
}
