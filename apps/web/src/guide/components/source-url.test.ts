import { expect, test } from 'vitest';
import { sourceUrl } from './source-url.ts';

test.each([
  'https://github.com/owner/name',
  'https://github.com/owner/name/',
  'https://github.com/owner/name.git',
])('a file is found on the repository %s', (github) => {
  expect(sourceUrl(github, 'docs/glossary.md')).toBe(
    'https://github.com/owner/name/blob/HEAD/docs/glossary.md',
  );
});

test.each([
  null,
  undefined,
  '/docs',
  'https://github.com/owner',
  'https://github.com/owner/name/issues',
])('%s is not a repository', (github) => {
  expect(sourceUrl(github, 'docs/glossary.md')).toBeUndefined();
});
