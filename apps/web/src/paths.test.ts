import { expect, test } from 'vitest';
import { paths } from './paths.ts';

test('every address of the product', () => {
  const examples = Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [
      name,
      build.length === 0 || name === 'home' || name === 'users' || name === 'upload'
        ? (build as () => string)()
        : (build as (id: string) => string)('example'),
    ]),
  );
  expect(examples).toMatchInlineSnapshot();
});

test('an id is escaped, but the platform of a console player stays readable', () => {
  expect(paths.user('Some_One@live')).toBe('/user/Some_One@live');
  expect(paths.user('a/b')).toBe('/user/a%2Fb');
});

test('a query holds what is set and nothing else', () => {
  expect(paths.user('1', { tab: 'graphs', mode: undefined })).toBe('/user/1?tab=graphs');
  expect(paths.users({ search: 'a b' })).toBe('/user?search=a+b');
});
