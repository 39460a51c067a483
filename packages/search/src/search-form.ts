import { latinLetters } from './letters.ts';

type Ranges = readonly (readonly [from: number, to: number])[];

/** Marks over and under letters, and characters without width. */
const dropped: Ranges = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x200b, 0x200f],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
];
const spaces: Ranges = [
  [0, 0x20],
  [0x7f, 0x9f],
  [0x2028, 0x2029],
];
/** What stands between words and is no space: punctuation, symbols, pictures. */
const signs: Ranges = [
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

function within(ranges: Ranges, code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to);
}

/**
 * One character of another script as six signs of ASCII: `~` and five capitals, scattered so that
 * neighbours in the alphabet have nothing in common.
 */
function scattered(code: number): string {
  let rest = (code * 1_299_709) % 2 ** 21;
  let text = '~';
  for (let i = 0; i < 5; i++) {
    text += String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return text;
}

function formOf(character: string, withSigns: boolean): string {
  if (/[a-z0-9]/.test(character)) return character;
  if (/[A-Z]/.test(character)) return character.toLowerCase();
  const latin = latinLetters.get(character);
  if (latin !== undefined) return latin;
  const code = character.codePointAt(0) ?? 0;
  if (within(dropped, code)) return '';
  if (within(spaces, code)) return ' ';
  return within(signs, code) && !withSigns ? ' ' : scattered(code);
}

/** What stands for a piece of text, spaces not yet put in order. */
export function rawForm(text: string, withSigns = false): string {
  let form = '';
  for (const character of text.normalize('NFKD')) form += formOf(character, withSigns);
  return form;
}

const ordered = (form: string) => form.replace(/ +/g, ' ').trim();

/**
 * The form in which names are compared: small Latin letters, digits and single spaces. Case, accents
 * and signs make no difference, Cyrillic and Greek are written in Latin, so that a name is found in
 * either script; characters of other scripts become codes. All ASCII: every database can index it
 * whatever its locale is. Of a name that is all signs, the signs count. Empty only for blank text.
 */
export function searchForm(text: string): string {
  // Most names are plain, and this is much quicker for them.
  if (/^[ -~]*[A-Za-z0-9][ -~]*$/.test(text)) {
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return ordered(rawForm(text)) || ordered(rawForm(text, true));
}
