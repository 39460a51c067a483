import { gameKey } from './game-name.ts';

type NamedKind = 'type' | 'rarity';

/** Returns the names of a part type or rarity in all languages except English. */
export type GameNames = (kind: NamedKind, id: string) => readonly string[];

/**
 * Loads the game's terms in every language, because the language of a player's game need
 * not be that of the page.
 */
export async function loadGameNames(): Promise<GameNames> {
  const { translations } = await import('./translations.ts');
  const files = Object.entries(translations).filter(([path]) => path.endsWith('/game.json'));
  const texts = await Promise.all(files.map(async ([, load]) => (await load()).default));
  return (kind, id) => {
    const key = gameKey(id);
    return texts.flatMap((text) => {
      const name = (text[kind] as Record<string, unknown> | undefined)?.[key];
      return typeof name === 'string' ? name : [];
    });
  };
}
