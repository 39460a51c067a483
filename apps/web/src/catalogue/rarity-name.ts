import { gameName } from '../i18n/game-name.ts';

/** Returns the name of a rarity where it stands alone; the catalogue's English has no capitals. */
export function rarityName(id: string): string {
  return gameName('rarity', { id, name: id.slice(0, 1).toUpperCase() + id.slice(1) });
}
