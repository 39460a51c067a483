import { gameName } from '../i18n/game-name.ts';

/** Returns the name of a rarity, capitalised: the catalogue's English names are lower case. */
export function rarityName(id: string): string {
  return gameName('rarity', { id, name: id.slice(0, 1).toUpperCase() + id.slice(1) });
}
