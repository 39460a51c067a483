/** Prepares pasted text before the mask extracts its digits. */
export type PreparePaste = (text: string, mask: string) => string;

/**
 * Pads groups that are shorter than the mask’s with leading zeros: `192.168.1.10` for
 * `999.999.999.999` becomes `192168001010`. Text with other groups is returned unchanged.
 */
export const padGroups: PreparePaste = (text, mask) => {
  const groups = text.match(/\d+/g) ?? [];
  const widths = (mask.match(/9+/g) ?? []).map((group) => group.length);
  const fits =
    groups.length === widths.length &&
    groups.every((group, index) => group.length <= (widths[index] ?? 0));
  return fits
    ? groups.map((group, index) => group.padStart(widths[index] ?? 0, '0')).join('')
    : text;
};

/** Converts a date, including year-first ones such as `2020-7-31`. */
export const prepareDate: PreparePaste = (text, mask) =>
  padGroups(text.trim().replace(/^(\d{4})\D(\d{1,2})\D(\d{1,2})/, '$3/$2/$1'), mask);

/** Strips the country code from a telephone number. */
export function preparePhone(country: string): PreparePaste {
  const code = new RegExp(`^\\+\\s*${country}`);
  return (text) => text.trim().replace(code, '');
}

/** Completes the cents of an amount: `12,5` becomes `12,50`. */
export const prepareMoney: PreparePaste = (text) => text.trim().replace(/[.,](\d)$/, ',$10');
