import { defaultCatalogue } from '@scrapboard/catalogue';
import { expect, test } from 'vitest';
import game from './en/game.json';

test('the names to translate are those of the catalogue', () => {
  const { modes, rarities, parts } = defaultCatalogue.data;
  const nameById = (list: readonly { id: string; name: string }[]) =>
    Object.fromEntries(list.map(({ id, name }) => [id, name]));
  const shown = new Set(['cabin', 'weapon', 'movement', 'hardware']);
  const types = parts.flatMap(({ category, type }) =>
    shown.has(category) && type !== null ? type : [],
  );
  expect(game.mode).toEqual(nameById(modes));
  expect(game.rarity).toEqual(nameById(rarities));
  expect(Object.values(game.type).toSorted()).toEqual([...new Set(types)].toSorted());
});
