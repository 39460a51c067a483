import { gameName } from '../../i18n/game-name.ts';

/** Returns the name of a band of ratings, which is that of a rarity of parts. */
export function ratingBandName(id: string): string {
  return gameName('rarity', { id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` });
}
