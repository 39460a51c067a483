import { latinLetters } from './letters.ts';

type Ranges = readonly (readonly [from: number, to: number])[];

/** Combining marks and zero-width characters. */
const IGNORED: Ranges = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x200b, 0x200f],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];
const SPACES: Ranges = [
  [0, 0x20],
  [0x7f, 0x9f],
  [0x2028, 0x2029],
];
/** Characters that separate words but are not spaces: punctuation, symbols, emoji. */
const SYMBOLS: Ranges = [
  [0x21, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0x7e],
  [0xa0, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x2bff],
  [0x3000, 0x303f],
  [0x30fb, 0x30fb],
  [0x1f000, 0x1faff],
];

function isWithin(ranges: Ranges, code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

/**
 * Encodes a character of another script as six ASCII characters: `~` and five capitals, scattered so
 * that neighbours in the alphabet have nothing in common.
 */
function encodeCharacter(code: number): string {
  let remaining = (code * 1_299_709) % 2 ** 21;
  let text = '~';
  for (let i = 0; i < 5; i++) {
    text += String.fromCharCode(65 + (remaining % 26));
    remaining = Math.floor(remaining / 26);
  }
  return text;
}

function toCharacterForm(character: string, keepsSymbols: boolean): string {
  if (/[a-z0-9]/.test(character)) return character;
  if (/[A-Z]/.test(character)) return character.toLowerCase();
  const latin = latinLetters.get(character);
  if (latin !== undefined) return latin;
  const code = character.codePointAt(0) ?? 0;
  if (isWithin(IGNORED, code)) return '';
  if (isWithin(SPACES, code)) return ' ';
  return isWithin(SYMBOLS, code) && !keepsSymbols ? ' ' : encodeCharacter(code);
}

/** Returns the search form of a piece of text before spaces are collapsed. */
export function toUncollapsedForm(text: string, keepsSymbols = false): string {
  let form = '';
  for (const character of text.normalize('NFKD')) form += toCharacterForm(character, keepsSymbols);
  return form;
}

const collapseSpaces = (form: string) => form.replace(/ +/g, ' ').trim();

/**
 * Returns the form in which names are compared: lowercase Latin letters, digits and single spaces.
 * Case, accents and symbols are ignored; Cyrillic and Greek become Latin, so that a name is found in
 * either script; characters of other scripts become codes. It is ASCII, which any database can index
 * regardless of its locale. A name of symbols only keeps them. Empty only for blank text.
 */
export function toSearchForm(text: string): string {
  // Most names are ASCII, for which this is much faster.
  if (/^[ -~]*[A-Za-z0-9][ -~]*$/.test(text)) {
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return collapseSpaces(toUncollapsedForm(text)) || collapseSpaces(toUncollapsedForm(text, true));
}
