import { typosAllowed, typosToStart } from './typos.ts';

/** How a name answers to a search, best first. */
export const matchKinds = ['exact', 'start', 'word', 'words', 'inside', 'similar'] as const;
export type MatchKind = (typeof matchKinds)[number];

const similar = matchKinds.indexOf('similar');
/** What the first word answers to comes before what a later one does, with as many typos. */
const laterWord = 0.25;
/** And a name of that length before one that goes on. */
const readsOn = 0.125;
/** Fewer letters stand inside of almost every name. */
const leastInside = 3;
/** And from the end of one word into the next. */
const leastAcross = 5;

const joined = (form: string) => form.replaceAll(' ', '');

/**
 * How well a name answers to a search, both as `searchForm` gives them; smaller is better, null is
 * not at all. The whole name, its beginning, the beginning of one of its words, every word of the
 * search at the beginning of some word, anywhere (spaces make no difference), last with typos.
 */
export function rankOf(query: string, text: string): number | null {
  const rank = rankCalled(query, text);
  if (rank !== null || query === '' || text === '') return rank;
  const typos = typosIn(joined(query), text);
  return typos === Number.POSITIVE_INFINITY ? null : similar + typos;
}

/** The same without forgiving typos, which takes much less time. */
export function rankCalled(query: string, text: string): number | null {
  if (query === '' || text === '') return null;
  if (text === query) return matchKinds.indexOf('exact');
  if (text.startsWith(query)) return matchKinds.indexOf('start');
  if (text.includes(` ${query}`)) return matchKinds.indexOf('word');
  if (query.includes(' ') && holdsWords(query, text)) return matchKinds.indexOf('words');
  const letters = joined(query);
  if (letters.length >= leastInside && text.includes(query)) return matchKinds.indexOf('inside');
  if (letters.length >= leastAcross && joined(text).includes(letters)) {
    return matchKinds.indexOf('inside');
  }
  return null;
}

/** Whether every word of a search begins some word of a text. */
export function holdsWords(query: string, text: string): boolean {
  return query.split(' ').every((word) => ` ${text}`.includes(` ${word}`));
}

function typosIn(letters: string, text: string): number {
  const most = typosAllowed(letters.length);
  let least = Number.POSITIVE_INFINITY;
  if (most === 0) return least;
  // The beginning of every word may be meant, read on over the spaces that follow.
  for (let at = 0; at >= 0; ) {
    const rest = joined(text.slice(at));
    const typos = typosToStart(letters, rest, most);
    const more = rest.length > letters.length + most ? readsOn : 0;
    least = Math.min(least, typos + more + (at === 0 ? 0 : laterWord));
    const next = text.indexOf(' ', at);
    at = next < 0 ? next : next + 1;
  }
  return least;
}

/** What a rank says of the match, coarsely; see `rankOf`. */
export function matchKindOf(rank: number): MatchKind {
  return matchKinds[Math.min(Math.floor(rank), similar)] as MatchKind;
}

/**
 * The rank of one of a player's names; one he used before counts a little less than the same name used
 * today.
 */
export function rankPlayer(query: string, nickname: string, isCurrent: boolean): number | null {
  const rank = rankOf(query, nickname);
  return rank === null || isCurrent ? rank : rank + 0.5;
}
