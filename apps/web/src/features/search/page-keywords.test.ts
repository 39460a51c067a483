import { expect, test } from 'vitest';
import { placeholderPages } from '../../app/navigation.ts';
import { galleryGroups } from '../../gallery/gallery-groups.ts';
import { guidePages } from '../../guide/guide-pages.ts';
import texts from '../../i18n/en/search.json';
import { paths } from '../../paths.ts';
import { galleryKeywords, guideKeywords } from './page-keywords.ts';

test('other words are for pages that there are', () => {
  const gallery = galleryGroups.flatMap((group) => group.pages.map((page) => page.path));
  expect(Object.keys(galleryKeywords).filter((path) => !gallery.includes(path))).toEqual([]);
  const guide = guidePages.map((page) => page.path);
  expect(Object.keys(guideKeywords).filter((path) => !guide.includes(path))).toEqual([]);
});

test('every page of the product has other words', () => {
  const product = [paths.users(), ...placeholderPages.map(({ path }) => path)];
  const keys = product.map((path) => path.slice(1).replace('/', '-'));
  const others = Object.keys(texts.pages);
  expect(Object.keys(texts.keywords).toSorted()).toEqual([...keys, ...others].toSorted());
});
