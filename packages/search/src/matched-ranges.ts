import { toSearchForm, toUncollapsedForm } from './search-form.ts';

/** From the first character to after the last, as for `slice`. */
export type Range = readonly [from: number, to: number];

interface PositionedForm {
  form: string;
  /** For each character of the form, its range in the text. */
  positions: Range[];
}

/** Returns the search form of a text with the range of each character; optionally without spaces. */
function buildPositionedForm(text: string, omitsSpaces: boolean): PositionedForm {
  let form = '';
  const positions: Range[] = [];
  let at = 0;
  for (const character of text) {
    const to = at + character.length;
    for (const formCharacter of toUncollapsedForm(character)) {
      if (formCharacter === ' ' && (omitsSpaces || form === '' || form.endsWith(' '))) continue;
      form += formCharacter;
      positions.push([at, to]);
    }
    at = to;
  }
  return { form, positions };
}

function toTextRange({ positions }: PositionedForm, at: number, length: number): Range {
  return [positions[at]?.[0] ?? 0, positions[at + length - 1]?.[1] ?? 0];
}

/** Returns where words are found, preferably at the beginning of a word; -1 if nowhere. */
function findWords({ form }: PositionedForm, words: string): number {
  const atWord = ` ${form}`.indexOf(` ${words}`);
  return atWord >= 0 ? atWord : form.indexOf(words);
}

/**
 * Returns the parts of a text to highlight for a search: the whole search, otherwise each of its words,
 * otherwise nothing (a match with a typo has no matching part).
 */
export function findMatchedRanges(text: string, query: string): Range[] {
  const words = toSearchForm(query);
  if (words === '') return [];
  const spacedForm = buildPositionedForm(text, false);
  const wholeAt = findWords(spacedForm, words);
  if (wholeAt >= 0) return [toTextRange(spacedForm, wholeAt, words.length)];
  const letters = words.replaceAll(' ', '');
  const joinedForm = buildPositionedForm(text, true);
  const joinedAt = letters.length < 5 ? -1 : joinedForm.form.indexOf(letters);
  if (joinedAt >= 0) return [toTextRange(joinedForm, joinedAt, letters.length)];
  const ranges = words.split(' ').flatMap((word) => {
    const at = ` ${spacedForm.form}`.indexOf(` ${word}`);
    return at < 0 ? [] : [toTextRange(spacedForm, at, word.length)];
  });
  return mergeRanges(ranges);
}

function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && range[0] <= last[1]) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else merged.push(range);
  }
  return merged;
}
