import { storedPerUnit } from '@scrapboard/contract/player-numbers';

const PER_POINT = storedPerUnit('points');
const PER_SECOND = storedPerUnit('seconds');

/** Converts stored damage to points. */
export function toPoints(stored: number | string): number {
  return Number(stored) / PER_POINT;
}

/** Converts stored battle time to seconds. */
export function toSeconds(stored: number | string): number {
  return Number(stored) / PER_SECOND;
}
