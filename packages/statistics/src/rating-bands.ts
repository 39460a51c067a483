export interface RatingBand {
  id: 'common' | 'rare' | 'special' | 'epic' | 'legendary' | 'relic';
  /** The lowest MMR in it. */
  from: number;
}

/** The named bands of MMR, lowest first, named like the rarities of parts. */
export const ratingBands: readonly RatingBand[] = [
  { id: 'common', from: 0 },
  { id: 'rare', from: 1350 },
  { id: 'special', from: 1550 },
  { id: 'epic', from: 1750 },
  { id: 'legendary', from: 1950 },
  { id: 'relic', from: 2150 },
];

/** Returns the band of an MMR. */
export function ratingBandOf(mmr: number): RatingBand['id'] {
  return ratingBands.findLast(({ from }) => mmr >= from)?.id ?? 'common';
}
