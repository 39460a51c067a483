import { rawForm, searchForm } from './search-form.ts';

/** From the first to behind the last character, as `slice` takes them. */
export type Range = readonly [from: number, to: number];

interface Placed {
  form: string;
  /** For each sign of the form, where in the text it comes from. */
  places: Range[];
}

/** The form of a text, each sign with its place. Without spaces where `joined`. */
function placed(text: string, joined: boolean): Placed {
  let form = '';
  const places: Range[] = [];
  let at = 0;
  for (const character of text) {
    const to = at + character.length;
    for (const sign of rawForm(character)) {
      if (sign === ' ' && (joined || form === '' || form.endsWith(' '))) continue;
      form += sign;
      places.push([at, to]);
    }
    at = to;
  }
  return { form, places };
}

function rangeOf({ places }: Placed, at: number, length: number): Range {
  return [places[at]?.[0] ?? 0, places[at + length - 1]?.[1] ?? 0];
}

/** Where a word is found: at the beginning of a word if it can be. */
function find({ form }: Placed, words: string): number {
  const atWord = ` ${form}`.indexOf(` ${words}`);
  return atWord >= 0 ? atWord : form.indexOf(words);
}

/**
 * The parts of a text that a search matches, to be shown as such: the search as a whole, else each
 * of its words, else nothing (a match by typo has no part that matches).
 */
export function matchedRanges(text: string, query: string): Range[] {
  const words = searchForm(query);
  if (words === '') return [];
  const spaced = placed(text, false);
  const whole = find(spaced, words);
  if (whole >= 0) return [rangeOf(spaced, whole, words.length)];
  const letters = words.replaceAll(' ', '');
  const joined = placed(text, true);
  const together = letters.length < 5 ? -1 : joined.form.indexOf(letters);
  if (together >= 0) return [rangeOf(joined, together, letters.length)];
  const ranges = words.split(' ').flatMap((word) => {
    const at = ` ${spaced.form}`.indexOf(` ${word}`);
    return at < 0 ? [] : [rangeOf(spaced, at, word.length)];
  });
  return merge(ranges);
}

function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && range[0] <= last[1]) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else merged.push(range);
  }
  return merged;
}
