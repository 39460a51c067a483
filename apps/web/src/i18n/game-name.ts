import i18next from 'i18next';

/** The game data that has translated names; maps, parts and medals keep their own. */
type Kind = 'band' | 'category' | 'mode' | 'rarity' | 'type';

/**
 * Returns the translated name of an item of the game. The server sends the catalogue's English
 * names, which are used for items without a translation, such as those of an operator's catalogue.
 */
export function gameName(kind: Kind, { id, name }: { id: string; name: string }): string {
  if (!i18next.isInitialized) return name;
  const translated: unknown = i18next.getResource(
    i18next.language,
    'game',
    `${kind}.${gameKey(id)}`,
  );
  return typeof translated === 'string' ? translated : name;
}

/** Returns the key of an item in the texts. */
export function gameKey(id: string): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
