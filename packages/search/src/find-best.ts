import { holdsWords, rankOf } from './rank.ts';
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
  const byTitle = rankOf(query, title);
  let best = byTitle ?? Number.POSITIVE_INFINITY;
  for (const keyword of keywords) {
    const rank = rankOf(query, keyword);
    if (rank !== null && rank < bestKeyword) best = Math.min(best, rank + keywordPenalty);
  }
  if (best > anyWords && holdsWords(query, all)) best = anyWords;
  return best === Number.POSITIVE_INFINITY ? null : best;
}

/**
 * The things that answer to a search, best first; equal ones stay in their order. Those that are
 * merely similar are left out where others are really called so.
 * @param query as typed.
 */
export function findBest<T>(
  query: string,
  entries: readonly Searchable<T>[],
  limit: number,
): Found<T>[] {
  const form = searchForm(query);
  if (form === '') return [];
  const found = entries.flatMap((entry) => {
    const rank = rankEntry(form, entry);
    return rank === null ? [] : [{ item: entry.item, rank }];
  });
  found.sort((a, b) => a.rank - b.rank);
  const real = found.filter(({ rank }) => rank < 5);
  return (real.length > 0 ? real : found).slice(0, limit);
}
