import { type ProfileField, profileFields } from '@scrapboard/contract/profile-fields';

/** The database's unit of a field, where it is not the profile's. */
function divisor(field: ProfileField): number {
  if (field.endsWith('_damage') || field.endsWith('_damage_rec')) return 100;
  return field.endsWith('_duration') ? 10 : 1;
}

/** Storage keys of the original service; in the contract, always 0. */
const constant = new Set<ProfileField>(['sk', 'pk']);

/** The columns of `player_fold` a profile is made of, in the order `profileJson` takes their values. */
export const profileColumns: readonly ProfileField[] = profileFields.filter(
  (field) => !constant.has(field),
);

const pieces = profileFields.map((field, index) => ({
  before: `${index === 0 ? '{' : ','}"${field}":"`,
  column: profileColumns.indexOf(field),
  divisor: divisor(field),
}));

/**
 * Writes a profile straight from what the database sent: values as decimal text (null is 0, of no
 * games), damage in hundredths of a point, duration in tenths of a second. `offset` is where the
 * columns start. Much cheaper than parsing numbers only to print them again.
 */
export function profileJson(values: readonly (string | null)[], offset = 0): string {
  let json = '';
  for (const { before, column, divisor } of pieces) {
    const value = column < 0 ? null : values[column + offset];
    const text = value ?? '0';
    json += `${before}${divisor === 1 ? text : Math.round(Number(text) / divisor)}"`;
  }
  return `${json}}`;
}
