import { holdsWords, rankCalled, rankOf } from './rank.ts';
import { searchForm } from './search-form.ts';

/** Something with its names made ready to be searched. */
export interface Searchable<T> {
  item: T;
  title: string;
  keywords: readonly string[];
  /** Title and keywords in one. */
  all: string;
}

export interface Found<T> {
  item: T;
  /** Smaller is better. */
  rank: number;
}

/** Makes one thing ready: what it is called, and other words people look for it by. */
export function searchable<T>(
  item: T,
  title: string,
  keywords: readonly string[] = [],
): Searchable<T> {
  const forms = keywords.map(searchForm).filter((form) => form !== '');
  const form = searchForm(title);
  return { item, title: form, keywords: forms, all: [form, ...forms].join(' ') };
}

/** A keyword says less than a name: below the beginning of a word of it. */
const keywordPenalty = 2.25;
const bestKeyword = 3;
const anyWords = 4.75;

function rankEntry<T>(query: string, { title, keywords, all }: Searchable<T>): number | null {
  let best = rankCalled(query, title) ?? Number.POSITIVE_INFINITY;
  for (const keyword of keywords) {
    const rank = rankCalled(query, keyword);
    if (rank !== null && rank < bestKeyword) best = Math.min(best, rank + keywordPenalty);
  }
  if (best > anyWords && holdsWords(query, all)) best = anyWords;
  return best === Number.POSITIVE_INFINITY ? null : best;
}

function rankAll<T>(
  entries: readonly Searchable<T>[],
  rank: (entry: Searchable<T>) => number | null,
): Found<T>[] {
  const found = entries.flatMap((entry) => {
    const place = rank(entry);
    return place === null ? [] : [{ item: entry.item, rank: place }];
  });
  return found.sort((a, b) => a.rank - b.rank);
}

/**
 * The things that answer to a search, best first; equal ones stay in their order. Names that are
 * merely similar are found where nothing is really called so.
 * @param query as typed.
 */
export function findBest<T>(
  query: string,
  entries: readonly Searchable<T>[],
  limit: number,
): Found<T>[] {
  const form = searchForm(query);
  if (form === '') return [];
  const called = rankAll(entries, (entry) => rankEntry(form, entry));
  const found = called.length > 0 ? called : rankAll(entries, ({ title }) => rankOf(form, title));
  return found.slice(0, limit);
}
