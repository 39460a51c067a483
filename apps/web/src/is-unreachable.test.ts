import { expect, test } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

test.each([
  'Something went wrong',
  new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'),
  new TypeError('error loading dynamically imported module: http://x/assets/a.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/a.css'),
  new Error('The texts could not be loaded.'),
])('%s: nobody has answered', (failure) => expect(isUnreachable(failure)).toBe(true));

test.each([
  new TypeError('Cannot read properties of undefined'),
  { code: 'internal', message: 'Internal server error' },
  { status: 404 },
  undefined,
])('%s: somebody has, or nobody was asked', (failure) =>
  expect(isUnreachable(failure)).toBe(false),
);
