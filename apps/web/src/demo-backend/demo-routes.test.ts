import { callNames, operationOf } from '@scrapboard/contract/operations';
import { expect, test } from 'vitest';
import { openDemo } from './testing/open-demo.ts';

/** What only the pages about calling an API know. */
const documentation = [
  'GET /api/products',
  'GET /api/user',
  'POST /api/products',
  'POST /api/user',
];

test('the demo answers every call of the table but those of a server alone, and no other', () => {
  const answered = openDemo().routes.map(({ call }) => call);
  const expected = callNames.filter((call) => operationOf(call).serverOnly !== true);
  expect(answered.toSorted()).toEqual([...expected, ...documentation].toSorted());
});

test('the calls of the specification take a second, and only those', () => {
  const slow = openDemo().routes.filter(({ delay }) => delay === 1000);
  expect(slow.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/auth/my-account',
    'GET /dev/profile/{id}',
    'POST /api/auth/sign-in',
    'POST /api/auth/sign-up',
  ]);
});
