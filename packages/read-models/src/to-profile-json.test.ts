import { profile } from '@scrapboard/contract';
import { profileFields } from '@scrapboard/contract/profile-fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileColumns, toProfileJson } from './to-profile-json.ts';

const profileOf = (values: Partial<Record<string, string | null>>) =>
  JSON.parse(toProfileJson(profileColumns.map((column) => values[column] ?? null)));

test('every field is present, in order, as an integer in text form', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 31 - 1 })), (numbers) => {
      const text = toProfileJson(profileColumns.map((_, i) => String(numbers[i] ?? 0)));
      const parsed = JSON.parse(text);
      expect(Object.keys(parsed)).toEqual(profileFields);
      expect(profile.parse(parsed)).toEqual(parsed);
    }),
  );
});

test('damage in hundredths and duration in tenths are converted and rounded', () => {
  const parsed = profileOf({
    tot_damage: '123456',
    min_damage_rec: '149',
    max_cabin_damage: '150',
    tot_duration: '1694',
    max_duration: '1695',
    tot_score: '1694',
  });
  expect(parsed).toMatchObject({
    tot_damage: '1235',
    min_damage_rec: '1',
    max_cabin_damage: '2',
    tot_duration: '169',
    max_duration: '170',
    tot_score: '1694',
  });
});

test('without games minimums and maximums are 0, as are the legacy storage keys', () => {
  expect(profileOf({ games: '0' })).toMatchObject({
    min_kills: '0',
    max_damage: '0',
    sk: '0',
    pk: '0',
  });
});
