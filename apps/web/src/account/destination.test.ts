import { expect, test } from 'vitest';
import { readDestination } from './destination.ts';

const ORIGIN = 'https://scrapboard.example';
const read = (to: string) => readDestination(new URLSearchParams({ to }), ORIGIN);

test('the requested page is kept with its query and hash', () => {
  expect(read('/settings?tab=tokens#new')).toBe('/settings?tab=tokens#new');
  expect(read('/user/1?period=7d')).toBe('/user/1?period=7d');
});

test('the default destination is the private page', () => {
  expect(readDestination(new URLSearchParams(), ORIGIN)).toBe('/private');
  expect(read('')).toBe('/private');
});

test('no link leads to another site or back to sign-in', () => {
  for (const to of [
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '/%09/evil.example'.replace('%09', '\t'),
    '/.//evil.example',
    'javascript:alert(1)',
    'settings',
    '/auth/sign-in',
    '/x/../auth/sign-up',
  ]) {
    expect(read(to), to).toBe('/private');
  }
});
