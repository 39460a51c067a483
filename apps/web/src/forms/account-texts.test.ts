import { accountErrors, accountTexts } from '@scrapboard/contract';
import { expect, test } from 'vitest';
import account from '../i18n/en/account.json';

test('forms say of a field what the server says, word for word', () => {
  expect(account.fields).toEqual(accountTexts);
});

test('every refusal of the account calls is there in the words of the contract', () => {
  expect(account.errors).toMatchObject(accountErrors);
});
