import { storedPerUnit } from '@scrapboard/contract/player-numbers';

const PER_POINT = storedPerUnit('points');
const PER_SECOND = storedPerUnit('seconds');

/** Converts stored damage to points. */
export function points(stored: number | string): number {
  return Number(stored) / PER_POINT;
}

/** Converts stored battle time to seconds. */
export function seconds(stored: number | string): number {
  return Number(stored) / PER_SECOND;
}
