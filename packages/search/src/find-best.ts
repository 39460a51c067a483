import { matchesAllWords, rankOf, rankWithoutTypos } from './rank.ts';
import { toSearchForm } from './search-form.ts';

/** An item with its names prepared for searching. */
export interface Searchable<T> {
  item: T;
  title: string;
  keywords: readonly string[];
  /** Title and keywords in one string. */
  allForms: string;
}

export interface FoundItem<T> {
  item: T;
  /** Smaller is better. */
  rank: number;
}

/** Prepares an item for searching by its title and by keywords. */
export function toSearchable<T>(
  item: T,
  title: string,
  keywords: readonly string[] = [],
): Searchable<T> {
  const forms = keywords.map(toSearchForm).filter((form) => form !== '');
  const form = toSearchForm(title);
  return { item, title: form, keywords: forms, allForms: [form, ...forms].join(' ') };
}

/** Added to the rank of a keyword, so that it ranks below a title in which a word begins with the query. */
const KEYWORD_PENALTY = 2.25;
/** A keyword counts only with a rank below this: if it, or one of its words, begins with the query. */
const KEYWORD_RANK_LIMIT = 3;
/** The rank if title and keywords together have every word of the query. */
const ALL_WORDS_RANK = 4.75;

function rankEntry<T>(query: string, { title, keywords, allForms }: Searchable<T>): number | null {
  let best = rankWithoutTypos(query, title) ?? Number.POSITIVE_INFINITY;
  for (const keyword of keywords) {
    const rank = rankWithoutTypos(query, keyword);
    if (rank !== null && rank < KEYWORD_RANK_LIMIT) best = Math.min(best, rank + KEYWORD_PENALTY);
  }
  if (best > ALL_WORDS_RANK && matchesAllWords(query, allForms)) best = ALL_WORDS_RANK;
  return best === Number.POSITIVE_INFINITY ? null : best;
}

function rankAll<T>(
  entries: readonly Searchable<T>[],
  rank: (entry: Searchable<T>) => number | null,
): FoundItem<T>[] {
  const rankedItems = entries.flatMap((entry) => {
    const value = rank(entry);
    return value === null ? [] : [{ item: entry.item, rank: value }];
  });
  return rankedItems.sort((a, b) => a.rank - b.rank);
}

/**
 * Returns the items that match a search, best first; equal ones keep their order. Names that are only
 * similar are returned if no name matches.
 * @param query as typed.
 */
export function findBest<T>(
  query: string,
  entries: readonly Searchable<T>[],
  limit: number,
): FoundItem<T>[] {
  const form = toSearchForm(query);
  if (form === '') return [];
  const matching = rankAll(entries, (entry) => rankEntry(form, entry));
  const rankedItems =
    matching.length > 0 ? matching : rankAll(entries, ({ title }) => rankOf(form, title));
  return rankedItems.slice(0, limit);
}
