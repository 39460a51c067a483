import { afterEach, expect, test, vi } from 'vitest';
import { fetchWholeList } from './fetch-whole-list.ts';
import { mmrCodec } from './mmr-search.ts';

/** Answers requests with the pages of a list, and records their URLs. */
function servePages(pages: readonly (readonly string[])[]): URL[] {
  const requestedUrls: URL[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
    requestedUrls.push(url);
    const index = Number(url.searchParams.get('cursor') ?? 0);
    return Response.json({
      asOf: '2026-05-07',
      players: (pages[index] ?? []).map((id) => ({ id })),
      nextCursor: index + 1 < pages.length ? String(index + 1) : null,
    });
  });
  return requestedUrls;
}

afterEach(() => vi.unstubAllGlobals());

const search = mmrCodec.read(new URLSearchParams('region=eu&status=provisional&minGames=5'));

test('every page of a list is fetched once, with its filters and for the same day', async () => {
  const requestedUrls = servePages([['a', 'b'], ['c', 'd'], ['e']]);
  const progress: number[] = [];
  const { signal } = new AbortController();
  const rows = await fetchWholeList(search, { signal, onProgress: (n) => progress.push(n) });
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(progress).toEqual([2, 4, 5]);
  for (const { searchParams } of requestedUrls) {
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ region: 'eu', status: 'provisional', minGames: '5' },
    });
  }
  expect(requestedUrls.map(({ searchParams }) => searchParams.get('date'))).toEqual([
    ...[null, '2026-05-07', '2026-05-07'],
  ]);
});

test('a player whose rating falls between two pages is listed once', async () => {
  servePages([
    ['a', 'b'],
    ['b', 'c'],
  ]);
  const { signal } = new AbortController();
  const rows = await fetchWholeList(search, { signal, onProgress: () => {} });
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('cancelling stops between two pages', async () => {
  const requestedUrls = servePages([['a'], ['b'], ['c']]);
  const controller = new AbortController();
  const { signal } = controller;
  const onProgress = () => controller.abort();
  await expect(fetchWholeList(search, { signal, onProgress })).rejects.toThrow();
  expect(requestedUrls).toHaveLength(1);
});
