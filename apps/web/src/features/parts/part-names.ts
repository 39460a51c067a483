import { gameName } from '../../i18n/game-name.ts';
import type { PickerPart } from './picker-part.ts';

/** Returns a part's rarity, type and faction, as far as they are known. */
export function describePart({
  rarity,
  type,
  faction,
}: Pick<PickerPart, 'rarity' | 'type' | 'faction'>): string {
  const words = [
    rarity === null ? [] : gameName('rarity', { id: rarity, name: rarity }),
    type === null ? [] : gameName('type', { id: type, name: type }),
    faction ?? [],
  ].flat();
  const text = words.join(' · ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
