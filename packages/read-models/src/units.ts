import { storedPerUnit } from '@scrapboard/contract/player-numbers';

const PER_POINT = storedPerUnit('points');
const PER_SECOND = storedPerUnit('seconds');

/** Damage as stored, in points. */
export function points(stored: number | string): number {
  return Number(stored) / PER_POINT;
}

/** Battle time as stored, in seconds. */
export function seconds(stored: number | string): number {
  return Number(stored) / PER_SECOND;
}
