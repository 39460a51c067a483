/** A match that set a best. */
export interface Best<Match> {
  match: Match;
  value: number;
}

/**
 * Returns the matches that set a best, in the order given, which is that of time: each value is greater
 * than all before it, so that of equal values the first holds the best. Matches without a value, or
 * with 0, set none.
 */
export function bestHistory<Match>(
  matches: Iterable<Match>,
  readValue: (match: Match) => number | null,
): Best<Match>[] {
  const history: Best<Match>[] = [];
  for (const match of matches) {
    const value = readValue(match) ?? 0;
    if (value > (history.at(-1)?.value ?? 0)) history.push({ match, value });
  }
  return history;
}
