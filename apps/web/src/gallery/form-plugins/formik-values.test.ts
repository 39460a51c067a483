import { expect, test } from 'vitest';
import { emptyFields, initialValues } from './formik-values.ts';

test('every text is required, the terms are not', () => {
  expect(Object.keys(emptyFields(initialValues))).toEqual(['username', 'city', 'state', 'zip']);
  const full = { ...initialValues, username: 'piper', city: 'Bern', state: 'BE', zip: '3000' };
  expect(emptyFields(full)).toEqual({});
  expect(Object.keys(emptyFields({ ...full, firstName: '  ' }))).toEqual(['firstName']);
});
