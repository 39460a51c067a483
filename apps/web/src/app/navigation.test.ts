import { expect, test } from 'vitest';
import { pages } from '../pages/pages.ts';
import { type NavigationEntry, navigation, navigationFor } from './navigation.ts';

const pathsIn = (entries: NavigationEntry[]): string[] =>
  entries.flatMap(({ to, link, children = [] }) =>
    link === undefined ? [to, ...pathsIn(children)] : [],
  );

test('the sidebar contains every page with a sidebar entry exactly once', () => {
  const registered = pages.filter((page) => page.navigation !== undefined);
  expect(pathsIn(navigation.flatMap(({ entries }) => entries)).toSorted()).toEqual(
    registered.map(({ path }) => path).toSorted(),
  );
});

test('no two entries have the same position', () => {
  const positions = pages.flatMap(({ navigation: entry }) =>
    entry === undefined
      ? []
      : [`${'parent' in entry ? entry.parent : entry.section} ${entry.order}`],
  );
  expect(positions.filter((position, index) => positions.indexOf(position) !== index)).toEqual([]);
});

test('only operators see the entry of the moderation page', () => {
  const visiblePaths = (isOperator: boolean) =>
    pathsIn(navigationFor(isOperator).flatMap(({ entries }) => entries));
  expect(visiblePaths(true).filter((path) => !visiblePaths(false).includes(path))).toEqual([
    '/moderation',
  ]);
});
