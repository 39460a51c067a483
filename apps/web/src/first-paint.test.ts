import { createContext, runInContext } from 'node:vm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { firstPaintScript } from '../build/first-paint-script.ts';
import {
  type AppearanceChoices,
  resolveAppearance,
  type Setting,
  settings,
  settingValues,
} from './appearance.ts';

let script: string;
let scriptWithBase: string;
beforeAll(async () => {
  [script, scriptWithBase] = await Promise.all([
    firstPaintScript('/'),
    firstPaintScript('/scrapboard/'),
  ]);
});

interface Page {
  url: string;
  stored?: Record<string, string>;
  /** Whether the system prefers a dark theme. */
  prefersDark?: boolean;
  languages?: string[];
  /** Whether the browser blocks all storage. */
  isStorageBlocked?: boolean;
  /** The title that the server sent. */
  title?: string;
  /** Whether the site has a base path, `/scrapboard/`. */
  hasBasePath?: boolean;
}

/** Runs the script as the head of a page does, where there is no body yet. */
function paint({ url, stored = {}, prefersDark = false, languages = [], ...rest }: Page) {
  const { isStorageBlocked, hasBasePath, title = '' } = rest;
  const store = new Map(Object.entries(stored));
  const dataset: Record<string, string> = {};
  const documentElement = { dataset, lang: '' };
  const document = { documentElement, body: null, title };
  const location = new URL(url, 'https://example.org');
  const page = { url: location.href };
  const throwBlocked = () => {
    throw new Error('refused');
  };
  runInContext(
    hasBasePath ? scriptWithBase : script,
    createContext({
      URL,
      URLSearchParams,
      location,
      history: {
        state: null,
        replaceState: (_: unknown, __: string, to: string) => {
          page.url = to;
        },
      },
      matchMedia: () => ({ matches: prefersDark }),
      document,
      navigator: { languages },
      localStorage: {
        getItem: isStorageBlocked ? throwBlocked : (name: string) => store.get(name) ?? null,
        setItem: isStorageBlocked
          ? throwBlocked
          : (name: string, value: string) => store.set(name, value),
      },
      sessionStorage: { getItem: isStorageBlocked ? throwBlocked : () => null },
    }),
  );
  return {
    dataset,
    lang: documentElement.lang,
    title: document.title,
    stored: Object.fromEntries(store),
    url: page.url,
  };
}

const defaults = {
  theme: 'default',
  sidebarPosition: 'left',
  sidebarBehavior: 'sticky',
  layout: 'fluid',
  bsTheme: 'light',
};

test('the product’s English title is shown to English viewers, an operator’s to everyone', () => {
  const titleFor = (language: string, title: string) =>
    paint({ url: '/', languages: [language], title }).title;
  const defaultTitle = 'Iron Log – statistics of Crossout players';
  expect(titleFor('en-GB', defaultTitle)).toBe(defaultTitle);
  expect(titleFor('de', defaultTitle)).toBe('Iron Log');
  expect(titleFor('de', 'Schrott – Zahlen')).toBe('Schrott – Zahlen');
});

test('without a choice the defaults and the system decide', () => {
  expect(paint({ url: '/user' }).dataset).toEqual(defaults);
  const dark = { ...defaults, theme: 'dark', bsTheme: 'dark' };
  expect(paint({ url: '/user', prefersDark: true }).dataset).toEqual(dark);
});

test('choices in the URL are applied, stored and removed from the URL', () => {
  const page = paint({
    url: '/user?search=a%20b&theme=dark&layout=boxed#top',
    stored: { theme: '"light"' },
  });
  expect(page.dataset).toEqual({ ...defaults, theme: 'dark', bsTheme: 'dark', layout: 'boxed' });
  expect(page.stored).toEqual({ theme: '"dark"', layout: '"boxed"' });
  expect(page.url).toBe('https://example.org/user?search=a+b#top');
});

test('invalid choices are neither applied nor stored', () => {
  const stored = { theme: 'dark', layout: '"wide"', sidebarPosition: '{' };
  const page = paint({ url: '/user?theme=neon&sidebarBehavior=&layout=BOXED', stored });
  expect(page.dataset).toEqual(defaults);
  expect(page.stored).toEqual(stored);
  expect(page.url).toContain('theme=neon');
});

test('without storage, choices in the URL still apply and stay in it', () => {
  const page = paint({ url: '/user?theme=dark', isStorageBlocked: true });
  expect(page.dataset).toMatchObject({ theme: 'dark', bsTheme: 'dark' });
  expect(page.url).toContain('theme=dark');
});

test('the start page is recognised below a base path, too', () => {
  for (const [url, start] of [
    ['/scrapboard/', 'home'],
    ['/scrapboard/auth/sign-in', 'auth'],
    ['/scrapboard/user', undefined],
  ] as const) {
    expect(paint({ url, hasBasePath: true }).dataset.start).toBe(start);
  }
});

test('a collapsed sidebar and the start page are applied before the first paint', () => {
  const { dataset } = paint({ url: '/', stored: { sidebar: '"collapsed"' } });
  expect(dataset).toMatchObject({ sidebar: 'collapsed', start: 'home' });
  expect(paint({ url: '/user' }).dataset.start).toBeUndefined();
});

test('a visitor is greeted immediately, a user once their name is known', () => {
  expect(paint({ url: '/', stored: { accessToken: 'x' } }).dataset.start).toBe('own-home');
  expect(paint({ url: '/', isStorageBlocked: true }).dataset.start).toBe('home');
  expect(paint({ url: '/auth/sign-in' }).dataset.start).toBe('auth');
});

test('the language is the stored one, otherwise the browser’s first supported one', () => {
  const languages = ['sv', 'ko-KR', 'de'];
  expect(paint({ url: '/', languages }).lang).toBe('ko');
  expect(paint({ url: '/', languages, stored: { language: '"cn"' } }).lang).toBe('zh-CN');
  expect(paint({ url: '/', languages, stored: { language: '"xx"' } }).lang).toBe('ko');
  expect(paint({ url: '/', isStorageBlocked: true }).lang).toBe('en');
});

const someChoice = fc.record(
  Object.fromEntries(
    settings.map((setting) => [setting, fc.constantFrom(...settingValues[setting])]),
  ) as Record<Setting, fc.Arbitrary<string>>,
  { requiredKeys: [] },
) as fc.Arbitrary<AppearanceChoices>;

test('the page continues with the state of the first paint', () => {
  fc.assert(
    fc.property(someChoice, someChoice, fc.boolean(), (requested, remembered, prefersDark) => {
      const { dataset } = paint({
        url: `/user?${new URLSearchParams(requested as Record<string, string>)}`,
        stored: Object.fromEntries(
          Object.entries(remembered).map(([name, value]) => [name, JSON.stringify(value)]),
        ),
        prefersDark,
      });
      expect(dataset).toMatchObject(
        resolveAppearance({ ...remembered, ...requested }, prefersDark),
      );
    }),
    { numRuns: 60 },
  );
});
