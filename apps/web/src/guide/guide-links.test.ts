import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guidePages } from './guide-pages.ts';

test('the README links only to pages that the guide has', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const links = [...readme.matchAll(/localhost:5000(\/docs[^\s)]*)/g)].map(([, path]) => path);
  expect(links.length).toBeGreaterThan(5);
  const guidePaths = guidePages.map(({ path }) => path);
  expect(links.filter((path) => !guidePaths.includes(path ?? ''))).toEqual([]);
});
