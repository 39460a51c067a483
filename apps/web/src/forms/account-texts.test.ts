import { accountErrors, accountTexts } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import auth from '../i18n/en/auth.json';

test('the English texts of forms equal the server’s messages about fields', () => {
  expect(auth.rules).toEqual(accountTexts);
});

test('every account error has the contract’s text', () => {
  expect(auth.errors).toMatchObject(accountErrors);
});
