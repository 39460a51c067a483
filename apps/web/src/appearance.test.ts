import { expect, test } from 'vitest';
import {
  type Appearance,
  choicesInUrl,
  initialChoices,
  resolveAppearance,
  withAppearance,
  withoutAppearance,
} from './appearance.ts';

const defaults: Appearance = {
  theme: 'default',
  sidebarPosition: 'left',
  sidebarBehavior: 'sticky',
  layout: 'fluid',
};

test('a URL may set each setting; anything else in it is ignored', () => {
  const query = '?theme=colored&sidebarPosition=right&sidebarBehavior=compact&layout=boxed&tab=x';
  expect(choicesInUrl(query)).toEqual({
    theme: 'colored',
    sidebarPosition: 'right',
    sidebarBehavior: 'compact',
    layout: 'boxed',
  });
  expect(
    choicesInUrl('?theme=neon&sidebarPosition=Left&layout=__proto__&sidebarBehavior='),
  ).toEqual({});
});

test('the URL overrides stored settings one by one, and invalid values are ignored', () => {
  const stored: Record<string, unknown> = { theme: 'light', layout: 'boxed', sidebarPosition: 7 };
  const readStored = (name: string) => stored[name] ?? null;
  expect(initialChoices('?theme=dark', readStored)).toEqual({ theme: 'dark', layout: 'boxed' });
  expect(initialChoices('?theme=neon', readStored)).toEqual({ theme: 'light', layout: 'boxed' });
});

test('the system decides only on the theme, and only until the user has chosen one', () => {
  expect(resolveAppearance({}, false)).toEqual(defaults);
  expect(resolveAppearance({}, true)).toEqual({ ...defaults, theme: 'dark' });
  expect(resolveAppearance({ theme: 'light' }, true)).toEqual({ ...defaults, theme: 'light' });
});

test('a copied URL contains the current appearance and keeps the rest', () => {
  const href = 'https://example.org/user?search=%D0%91%D0%BE%D0%B1&theme=light#list';
  const copied = withAppearance(href, { ...defaults, theme: 'dark', layout: 'boxed' });
  expect(choicesInUrl(new URL(copied).search)).toEqual({
    ...defaults,
    theme: 'dark',
    layout: 'boxed',
  });
  expect(new URL(copied).searchParams.get('search')).toBe('Боб');
  expect(new URL(copied).hash).toBe('#list');
  expect(new URL(withoutAppearance(copied)).searchParams.toString()).toBe(
    'search=%D0%91%D0%BE%D0%B1',
  );
});
