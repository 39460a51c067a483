import { expect, test } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

test.each([
  'Something went wrong',
  new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'),
  new TypeError('error loading dynamically imported module: http://x/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
  new Error('The texts could not be loaded.'),
])('the server did not answer: %s', (failure) => expect(isUnreachable(failure)).toBe(true));

test.each([
  new TypeError('Cannot read properties of undefined'),
  { code: 'internal', message: 'Internal server error' },
  { status: 404 },
  undefined,
])('the server answered, or was not involved: %s', (failure) =>
  expect(isUnreachable(failure)).toBe(false),
);
