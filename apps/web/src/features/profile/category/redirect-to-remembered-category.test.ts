import { afterEach, expect, test, vi } from 'vitest';
import { redirectToRememberedCategory } from './redirect-to-remembered-category.ts';
import { rememberCategory } from './remembered-category.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
});

const redirectFrom = (path: string): string | null => {
  try {
    redirectToRememberedCategory(new URL(path, 'http://scrapboard.test'));
    return null;
  } catch (response) {
    return (response as Response).headers.get('location');
  }
};

afterEach(() => stored.clear());

test('opens profiles and the private dashboard on the category chosen last', () => {
  expect(redirectFrom('/private')).toBeNull();
  rememberCategory('pvp');
  expect(['/', '/private', '/user/7', '/private?player=7'].map(redirectFrom)).toEqual([
    '/?category=pvp',
    '/private?category=pvp',
    '/user/7?category=pvp',
    '/private?player=7&category=pvp',
  ]);
});

test('opens a link with a selection unchanged', () => {
  rememberCategory('pvp');
  expect(['/?period=7d', '/private?category=pve', '/user/7?tab=parts'].map(redirectFrom)).toEqual([
    null,
    null,
    null,
  ]);
});
