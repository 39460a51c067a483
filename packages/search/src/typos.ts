/** Returns how many typos a search of this length may contain. */
export function maxTyposFor(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/** Returns whether a text lacks more letters of the query than `maxTypos` typos can explain. */
function lacksTooManyLetters(query: string, text: string, maxTypos: number): boolean {
  let missing = 0;
  for (let i = 0; i < query.length; i++) {
    const letter = query.charAt(i);
    if (!text.includes(letter) && query.indexOf(letter) === i) missing += 1;
    if (missing > maxTypos) return true;
  }
  return false;
}

/** Rows of the distance table, reused because thousands of names are compared at a time. */
const rows = [new Uint16Array(160), new Uint16Array(160), new Uint16Array(160)] as const;

/**
 * Returns the fewest edits (insertion, deletion, substitution or transposition) that make `query` the
 * beginning of `text`; Infinity for more than `maxTypos`. This is the optimal string alignment distance
 * (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance), open at the end of `text`.
 */
export function countTyposInPrefix(query: string, text: string, maxTypos: number): number {
  const width = Math.min(text.length, query.length + maxTypos, 159);
  if (lacksTooManyLetters(query, text, maxTypos)) return Number.POSITIVE_INFINITY;
  let [rowBeforeLast, lastRow, row]: Uint16Array[] = [...rows];
  if (!rowBeforeLast || !lastRow || !row) return Number.POSITIVE_INFINITY;
  for (let j = 0; j <= width; j++) lastRow[j] = j;
  for (let i = 1; i <= query.length; i++) {
    row[0] = i;
    let fewest = i;
    const letter = query.charCodeAt(i - 1);
    const previousLetter = query.charCodeAt(i - 2);
    for (let j = 1; j <= width; j++) {
      const textLetter = text.charCodeAt(j - 1);
      let cost = Math.min(
        at(lastRow, j) + 1,
        at(row, j - 1) + 1,
        at(lastRow, j - 1) + (letter === textLetter ? 0 : 1),
      );
      if (letter === text.charCodeAt(j - 2) && previousLetter === textLetter) {
        cost = Math.min(cost, at(rowBeforeLast, j - 2) + 1);
      }
      row[j] = cost;
      if (cost < fewest) fewest = cost;
    }
    // A transposition may reach back over one row that already exceeds the limit.
    if (fewest > maxTypos + 1) return Number.POSITIVE_INFINITY;
    [rowBeforeLast, lastRow, row] = [lastRow, row, rowBeforeLast];
  }
  let typos = at(lastRow, 0);
  for (let j = 1; j <= width; j++) typos = Math.min(typos, at(lastRow, j));
  return typos > maxTypos ? Number.POSITIVE_INFINITY : typos;
}

const at = (row: Uint16Array, index: number) => row[index] as number;
