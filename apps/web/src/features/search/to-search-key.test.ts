import { expect, test } from 'vitest';
import texts from '../../i18n/en/search.json';
import { pages } from '../../pages/pages.ts';
import { toSearchKey } from './to-search-key.ts';

const keysOf = (list: typeof pages) => list.map(({ path }) => toSearchKey(path)).toSorted();

test('has keywords for every page of the sidebar, and a title too for other pages', () => {
  const unlistedPages = pages.filter(({ searchIcon }) => searchIcon !== undefined);
  const listedPages = pages.filter(({ navigation }) => navigation !== undefined);
  expect(Object.keys(texts.pages).toSorted()).toEqual(keysOf(unlistedPages));
  expect(Object.keys(texts.keywords).toSorted()).toEqual(
    keysOf([...listedPages, ...unlistedPages]),
  );
});
