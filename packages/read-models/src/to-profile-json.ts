import { storedPerUnit } from '@scrapboard/contract/player-numbers';
import { type ProfileField, profileEntries } from '@scrapboard/contract/profile-fields';

/**
 * The columns of `player_fold` for a profile, in the order in which `toProfileJson` takes their
 * values.
 */
export const profileColumns: readonly ProfileField[] = profileEntries.flatMap(
  ([field, { fold }]) => (fold === 'zero' ? [] : field),
);

const fields = profileEntries.map(([field, { unit }], index) => ({
  prefix: `${index === 0 ? '{' : ','}"${field}":"`,
  column: profileColumns.indexOf(field),
  divisor: storedPerUnit(unit),
}));

/**
 * Writes a profile's JSON directly from database values: decimal text (null is 0, without games) in
 * the units of the columns. `offset` is the index of the first column. Much cheaper than parsing
 * numbers only to print them again.
 */
export function toProfileJson(values: readonly (string | null)[], offset = 0): string {
  let json = '';
  for (const { prefix, column, divisor } of fields) {
    const value = column < 0 ? null : values[column + offset];
    const text = value ?? '0';
    json += `${prefix}${divisor === 1 ? text : Math.round(Number(text) / divisor)}"`;
  }
  return `${json}}`;
}
