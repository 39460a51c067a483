import { countTyposInPrefix, maxTyposFor } from './typos.ts';

/** How a name matches a search, best first. */
export const matchKinds = ['exact', 'start', 'word', 'words', 'inside', 'similar'] as const;
export type MatchKind = (typeof matchKinds)[number];

const SIMILAR = matchKinds.indexOf('similar');
/** Added if a later word matches, so that a match of the first word with as many typos ranks higher. */
const LATER_WORD_PENALTY = 0.25;
/** Added if the name is longer than the search. */
const LONGER_NAME_PENALTY = 0.125;
/** Shorter searches occur within almost every name. */
const MIN_INSIDE_LENGTH = 3;
/** The same for matches that continue across spaces. */
const MIN_ACROSS_LENGTH = 5;

const removeSpaces = (form: string) => form.replaceAll(' ', '');

/**
 * Ranks how well a name matches a search, both as returned by `toSearchForm`; smaller is better, null is
 * no match. In order: the whole name, its beginning, the beginning of one of its words, every word of
 * the search at the beginning of some word, anywhere (ignoring spaces), with typos.
 */
export function rankOf(query: string, text: string): number | null {
  const rank = rankWithoutTypos(query, text);
  if (rank !== null || query === '' || text === '') return rank;
  const typos = countTypos(removeSpaces(query), text);
  return typos === Number.POSITIVE_INFINITY ? null : SIMILAR + typos;
}

/** Ranks without allowing typos, which is much faster. */
export function rankWithoutTypos(query: string, text: string): number | null {
  if (query === '' || text === '') return null;
  if (text === query) return matchKinds.indexOf('exact');
  if (text.startsWith(query)) return matchKinds.indexOf('start');
  if (text.includes(` ${query}`)) return matchKinds.indexOf('word');
  if (query.includes(' ') && matchesAllWords(query, text)) return matchKinds.indexOf('words');
  const letters = removeSpaces(query);
  if (letters.length >= MIN_INSIDE_LENGTH && text.includes(query))
    return matchKinds.indexOf('inside');
  if (letters.length >= MIN_ACROSS_LENGTH && removeSpaces(text).includes(letters)) {
    return matchKinds.indexOf('inside');
  }
  return null;
}

/** Returns whether every word of a search begins some word of a text. */
export function matchesAllWords(query: string, text: string): boolean {
  return query.split(' ').every((word) => ` ${text}`.includes(` ${word}`));
}

function countTypos(letters: string, text: string): number {
  const maxTypos = maxTyposFor(letters.length);
  let fewest = Number.POSITIVE_INFINITY;
  if (maxTypos === 0) return fewest;
  // The search may begin at any word and continue across the following spaces.
  for (let at = 0; at >= 0; ) {
    const remainingText = removeSpaces(text.slice(at));
    const typos = countTyposInPrefix(letters, remainingText, maxTypos);
    const penalty = remainingText.length > letters.length + maxTypos ? LONGER_NAME_PENALTY : 0;
    fewest = Math.min(fewest, typos + penalty + (at === 0 ? 0 : LATER_WORD_PENALTY));
    const next = text.indexOf(' ', at);
    at = next < 0 ? next : next + 1;
  }
  return fewest;
}

/** Returns the kind of match of a rank; see `rankOf`. */
export function matchKindOf(rank: number): MatchKind {
  return matchKinds[Math.min(Math.floor(rank), SIMILAR)] as MatchKind;
}

/**
 * Ranks one of a player's names as `rankOf` does; a former name ranks a little lower than the same current
 * name.
 */
export function rankPlayer(query: string, name: string, isCurrent: boolean): number | null {
  const rank = rankOf(query, name);
  return rank === null || isCurrent ? rank : rank + 0.5;
}
