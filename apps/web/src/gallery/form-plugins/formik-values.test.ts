import { expect, test } from 'vitest';
import { findEmptyFields, initialValues } from './formik-values.ts';

test('every text is required, the terms are not', () => {
  expect(Object.keys(findEmptyFields(initialValues))).toEqual(['username', 'city', 'state', 'zip']);
  const full = { ...initialValues, username: 'piper', city: 'Bern', state: 'BE', zip: '3000' };
  expect(findEmptyFields(full)).toEqual({});
  expect(Object.keys(findEmptyFields({ ...full, firstName: '  ' }))).toEqual(['firstName']);
});
