/** What is done to a pasted text before the mask takes the digits out of it. */
export type Paste = (text: string, mask: string) => string;

/**
 * Zeros in front of groups that are shorter than those of the mask: `192.168.1.10` for
 * `999.999.999.999` is `192168001010`. A text of other groups stays as it is.
 */
export const fillGroups: Paste = (text, mask) => {
  const given = text.match(/\d+/g) ?? [];
  const widths = (mask.match(/9+/g) ?? []).map((group) => group.length);
  const fits =
    given.length === widths.length && given.every((run, at) => run.length <= (widths[at] ?? 0));
  return fits ? given.map((run, at) => run.padStart(widths[at] ?? 0, '0')).join('') : text;
};

/** A date, also where the year stands first as in `2020-7-31`. */
export const pasteDate: Paste = (text, mask) =>
  fillGroups(text.trim().replace(/^(\d{4})\D(\d{1,2})\D(\d{1,2})/, '$3/$2/$1'), mask);

/** A telephone number, without the code of the country where it has one. */
export function pastePhone(country: string): Paste {
  const code = new RegExp(`^\\+\\s*${country}`);
  return (text) => text.trim().replace(code, '');
}

/** An amount whose cents are both there: `12,5` is `12,50`. */
export const pasteMoney: Paste = (text) => text.trim().replace(/[.,](\d)$/, ',$10');
