import { accountErrors, accountTexts } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import auth from '../i18n/en/auth.json';

test('forms say of a field what the server says, word for word', () => {
  expect(auth.rules).toEqual(accountTexts);
});

test('every refusal of the account calls is there in the words of the contract', () => {
  expect(auth.errors).toMatchObject(accountErrors);
});
