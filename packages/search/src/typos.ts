/** How many slips of the finger a search of that many letters may hold. */
export function typosAllowed(length: number): number {
  return length < 4 ? 0 : length < 7 ? 1 : 2;
}

/** Whether a text lacks more letters of the query than that many typos can have brought in. */
function lacksTooMany(query: string, text: string, most: number): boolean {
  let lacking = 0;
  for (let i = 0; i < query.length; i++) {
    const letter = query.charAt(i);
    if (!text.includes(letter) && query.indexOf(letter) === i) lacking += 1;
    if (lacking > most) return true;
  }
  return false;
}

/** Rows of the table that is filled; kept, since thousands of names are compared at a time. */
const rows = [new Uint16Array(160), new Uint16Array(160), new Uint16Array(160)] as const;

/**
 * The fewest changes (a letter added, left out, taken for another, or two swapped) that make `query`
 * the beginning of `text`; more than `most` comes back as Infinity. The optimal string alignment
 * distance (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance), open at the end of `text`.
 */
export function typosToStart(query: string, text: string, most: number): number {
  const width = Math.min(text.length, query.length + most, 159);
  if (lacksTooMany(query, text, most)) return Number.POSITIVE_INFINITY;
  let [before, last, row]: Uint16Array[] = [...rows];
  if (!before || !last || !row) return Number.POSITIVE_INFINITY;
  for (let j = 0; j <= width; j++) last[j] = j;
  for (let i = 1; i <= query.length; i++) {
    row[0] = i;
    let least = i;
    const letter = query.charCodeAt(i - 1);
    const letterBefore = query.charCodeAt(i - 2);
    for (let j = 1; j <= width; j++) {
      const other = text.charCodeAt(j - 1);
      let cost = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (letter === other ? 0 : 1),
      );
      if (letter === text.charCodeAt(j - 2) && letterBefore === other) {
        cost = Math.min(cost, at(before, j - 2) + 1);
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches back over one row that is already too dear.
    if (least > most + 1) return Number.POSITIVE_INFINITY;
    [before, last, row] = [last, row, before];
  }
  let typos = at(last, 0);
  for (let j = 1; j <= width; j++) typos = Math.min(typos, at(last, j));
  return typos > most ? Number.POSITIVE_INFINITY : typos;
}

const at = (row: Uint16Array, place: number) => row[place] as number;
