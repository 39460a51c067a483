import { playerNumbers, type RangedNumber } from './player-numbers.ts';

type Entry = (typeof playerNumbers)[number];
/** The column of a number of which a profile has the total, the minimum and the maximum. */
export type RangedColumn = RangedNumber['column'];
export type ProfileField =
  | Exclude<Entry, RangedNumber>['column']
  | `${'tot' | 'min' | 'max'}_${RangedColumn}`;

/** All profile fields with the number each one belongs to, in the order of a profile. */
export const profileEntries: readonly (readonly [ProfileField, Entry])[] = [
  ...playerNumbers.flatMap((number) =>
    number.fold === 'range' ? [] : [[number.column, number] as const],
  ),
  ...(['tot', 'min', 'max'] as const).flatMap((prefix) =>
    playerNumbers.flatMap((number) =>
      number.fold === 'range' ? [[`${prefix}_${number.column}`, number] as const] : [],
    ),
  ),
];

export const profileFields: readonly ProfileField[] = profileEntries.map(([field]) => field);

export type ProfileNumbers = Record<ProfileField, number>;

/** Reads each field as an integer; empty fields and missing ones become 0. */
export function parseProfile(answer: Partial<Record<string, unknown>>): ProfileNumbers {
  const numbers = {} as ProfileNumbers;
  for (const name of profileFields) {
    const text = answer[name];
    const value = typeof text === 'string' && text !== '' ? Number.parseInt(text, 10) : 0;
    numbers[name] = Number.isNaN(value) ? 0 : value;
  }
  return numbers;
}
