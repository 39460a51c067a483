import i18next from 'i18next';

/** What of the game's data has a name in every language; maps, parts and medals keep their own. */
type Kind = 'band' | 'category' | 'mode' | 'rarity' | 'type';

/**
 * The name of something of the game in the viewer's language. Answers name things in English, as
 * the catalogue does; what is not known here, as of an operator's own catalogue, keeps that name.
 */
export function gameName(kind: Kind, { id, name }: { id: string; name: string }): string {
  if (!i18next.isInitialized) return name;
  const key = id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const known: unknown = i18next.getResource(i18next.language, 'game', `${kind}.${key}`);
  return typeof known === 'string' ? known : name;
}
