/** How many slips of the finger a search of that many letters may hold. */
export function typosAllowed(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/**
 * The fewest changes (a letter added, left out, taken for another, or two swapped) that make `query`
 * the beginning of `text`; more than `most` comes back as Infinity. The optimal string alignment
 * distance (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance), open at the end of `text`.
 */
export function typosToStart(query: string, text: string, most: number): number {
  const width = Math.min(text.length, query.length + most);
  let before: number[] = [];
  let last = Array.from({ length: width + 1 }, (_, i) => i);
  for (let i = 1; i <= query.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = query[i - 1] === text[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && query[i - 1] === text[j - 2] && query[i - 2] === text[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    // Two rows: a swap reaches back over one that is already too dear.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const typos = Math.min(...last);
  return typos > most ? Number.POSITIVE_INFINITY : typos;
}
