import type { CataloguePart } from '@scrapboard/contract';
import { gameName } from '../i18n/game-name.ts';

/** Returns a part's rarity, type and faction as far as they are known: `Epic · Machine gun · Nomads`. */
export function describePart({
  rarity,
  type,
  faction,
}: Pick<CataloguePart, 'rarity' | 'type' | 'faction'>): string {
  const text = [
    rarity === null ? [] : gameName('rarity', { id: rarity, name: rarity }),
    type === null ? [] : gameName('type', { id: type, name: type }),
    faction ?? [],
  ]
    .flat()
    .join(' · ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
