import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function importWithBase(path: string) {
  vi.stubEnv('BASE_URL', path);
  vi.resetModules();
  return await import('./base.ts');
}

test('at the root of a domain every path belongs to the site', async () => {
  const { base, stripBase } = await importWithBase('/');
  expect(base).toBe('');
  for (const path of ['/', '/user', '/user/']) expect(stripBase(path)).toBe(path);
});

test('with a base path, paths outside the site are returned unchanged', async () => {
  const { base, stripBase } = await importWithBase('/scrapboard/');
  expect(base).toBe('/scrapboard');
  expect(stripBase('/scrapboard')).toBe('/');
  expect(stripBase('/scrapboard/')).toBe('/');
  expect(stripBase('/scrapboard/user/1')).toBe('/user/1');
  expect(stripBase('/scrapboards/user')).toBe('/scrapboards/user');
  expect(stripBase('/user')).toBe('/user');
});

const sources = import.meta.glob<string>(['./**/*.tsx', '!./**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every link goes through the router, which adds the base path', () => {
  const rootRelativeHref = /\bhref=(?:\{[^}]*)?(?:["'`]\/(?!api["/])|\bpaths\.)/;
  expect(rootRelativeHref.test('<a href={paths.docs()}>')).toBe(true);
  expect(rootRelativeHref.test('<a href="/user">')).toBe(true);
  const found = Object.entries(sources).filter(([, text]) =>
    rootRelativeHref.test(text.replaceAll(/useHref\(paths\.\w+\(\)\)/g, '')),
  );
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(found.map(([file]) => file)).toEqual([]);
});
