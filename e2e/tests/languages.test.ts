import type { Page } from '@playwright/test';
import { demoCredentials } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import { waitUntilStable } from '../src/check-screen.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { navigate } from '../src/navigate.ts';
import { setLocalStorage } from '../src/set-local-storage.ts';
import { callFrom } from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';
import { readTexts } from '../src/texts.ts';

/** The menu, in its order. */
const languages = [
  ['en', 'en', 'English'],
  ['ru', 'ru', 'Русский'],
  ['de', 'de', 'Deutsch'],
  ['es', 'es', 'Español'],
  ['fr', 'fr', 'Français'],
  ['pl', 'pl', 'Polski'],
  ['cn', 'zh-CN', '简体中文'],
  ['kr', 'ko', '한국어'],
  ['nl', 'nl', 'Nederlands'],
] as const;
/**
 * A language with long words and one in another script; unit tests check that every language has
 * all texts.
 */
const testedLanguages: readonly string[] = ['de', 'cn'];
const englishTexts = readTexts('en');

const setLanguage = (page: Page, code: string) =>
  setLocalStorage(page, 'language', JSON.stringify(code));

/** Opens a page and waits until it is drawn; by then it has fetched its texts. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilStable(page);
}

/** Collects the languages whose chunks a page fetches from now on. */
function watchFetchedLanguages(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, code] = /\/assets\/(ru|de|es|fr|pl|cn|kr|nl)-[a-z]+-/.exec(request.url()) ?? [];
    if (code !== undefined) fetched.add(code);
  });
  return fetched;
}

test('the menu offers nine languages; each translates the page and is remembered', async ({
  page,
}) => {
  await page.goto('/terms');
  const menu = page.getByRole('button', { name: 'Language: English' });
  await menu.click();
  const entries = page.locator('.dropdown-menu.show [lang]');
  await expect(entries).toHaveText(languages.map(([, , name]) => name));
  for (const [index, [, tag]] of languages.entries()) {
    await expect(entries.nth(index)).toHaveAttribute('lang', tag);
  }
  await menu.click();
  let shown = 'English';
  for (const [code, tag, name] of [...languages.slice(1), languages[0]]) {
    const texts = readTexts(code);
    const expectTranslated = async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        assertDefined(texts.get('footer-pages:terms.title')),
      );
      await expect(
        page.locator('#sidebar').getByText(assertDefined(texts.get('shell:nav.revenue'))),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(
        assertDefined(texts.get('shell:footer.terms')),
      );
    };
    await page.getByRole('button', { name: `: ${shown}` }).click();
    await page.getByRole('button', { name, exact: true }).click();
    await expectTranslated();
    if (testedLanguages.includes(code)) {
      await page.reload();
      await expectTranslated();
    }
    shown = name;
  }
});

test.describe('a browser in zh-TW', () => {
  test.use({ locale: 'zh-TW' });

  test('is shown Chinese at first', async ({ page }) => {
    await page.goto('/user');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      assertDefined(readTexts('cn').get('players:title')),
    );
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
  });
});

test('a browser fetches only the texts of its own language', async ({ page }) => {
  await setLanguage(page, 'ru');
  const fetchedLanguages = watchFetchedLanguages(page);
  for (const path of ['/', '/user', '/upload', '/settings']) await openAndWait(page, path);
  expect([...fetchedLanguages]).toEqual(['ru']);
});

test('a page in English fetches no chunk of texts', async ({ page }) => {
  const fetchedLanguages = watchFetchedLanguages(page);
  for (const path of ['/', '/user']) await openAndWait(page, path);
  expect([...fetchedLanguages]).toEqual([]);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the frame greets before any script has loaded', async ({ page, problems }) => {
    problems.allow(/assets/);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading')).toHaveText('Willkommen zurück, Gast!');
  });

  test('nothing is in English while the texts load', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const recordText = () => {
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count here
        if (document.body !== null) seen.add(document.body.innerText);
        requestAnimationFrame(recordText);
      };
      recordText();
    });
    const release = await holdRequests(page, /\/assets\/de-/);
    await page.goto('/', { waitUntil: 'commit' });
    const readSeenTexts = () =>
      page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].join());
    await expect.poll(readSeenTexts).toContain('Willkommen zurück, Gast!');
    release();
    await expect(page.locator('#sidebar').getByText('Spielerprofile')).toBeVisible();
    expect(await readSeenTexts()).not.toMatch(/Welcome back|User Profiles|Terms of Service/);
  });
});

test('numbers, dates and plural forms are those of the language', async ({ page, api }) => {
  await setLanguage(page, 'ru');
  const texts = readTexts('ru');
  const { players } = await api.status();
  await page.goto('/user');
  const pluralForm = new Intl.PluralRules('ru').select(players);
  await expect(
    page.getByText(
      assertDefined(texts.get(`players:count_${pluralForm}`)).replace(
        '{{n}}',
        players.toLocaleString('ru'),
      ),
    ),
  ).toBeVisible();

  const home = await api.homePlayer();
  const { matches } = await api.matches(home.id, { limit: 1 });
  const match = assertDefined(matches[0]);
  await page.goto(`/match/${match.id}`);
  const played = new Intl.DateTimeFormat('ru', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/London',
  }).format(new Date(match.startedAt));
  await expect(page.locator('time').first()).toHaveText(played);
});

/** Returns the texts of a page for readers and screen readers, except those marked as English. */
function readShownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('script, noscript, [lang="en"]') === null) {
        found.push((walker.currentNode.nodeValue ?? '').trim());
      }
    }
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [data-tip]',
    )) {
      if (element.closest('[lang="en"]') !== null) continue;
      for (const attribute of ['aria-label', 'title', 'placeholder', 'data-tip']) {
        found.push(element.getAttribute(attribute) ?? '');
      }
    }
    return found;
  });
}

test.describe('no page shows a key or an English text', () => {
  test.slow();
  const paths = [
    '/',
    ...['graphs', 'weapons', 'power-scores', 'matches', 'played-with'].map((tab) => `/?tab=${tab}`),
    '/user',
    '/user?search=nobody-is-called-so',
    '/upload',
    '/activity',
    '/meta/pve',
    '/buildopt',
    '/settings',
    '/support',
    '/help',
    '/privacy',
    '/terms',
    '/auth/sign-in',
    '/auth/sign-up',
    '/auth/reset-password',
    '/no/such/page',
    // Pages in English, marked as such, within a translated frame.
    '/ui/alerts',
    '/docs/routing',
  ];
  const accountPaths = [
    '/private',
    ...['profile', 'password', 'devices', 'tokens', 'players', 'privacy', 'browser'].map(
      (tab) => `/settings?tab=${tab}`,
    ),
  ];

  // A text that is not taken from the files is in English in every language, so each page is opened
  // in one of them.
  for (const [languageIndex, code] of testedLanguages.entries()) {
    test(`in ${code}`, async ({ page, api, problems }) => {
      const texts = readTexts(code);
      const translations = new Set(texts.values());
      // Parts keep their names, and a cannon is called Median.
      const { parts } = await api.call('GET /api/parts');
      const partNames = new Set(parts.map((part) => part.name));
      const englishOnly = new Set(
        [...englishTexts.values()].filter(
          (text) => /\p{L}{2}/u.test(text) && !translations.has(text) && !partNames.has(text),
        ),
      );
      const keys = new Set([...englishTexts.keys()].map((key) => key.replace(/^\w+:/, '')));
      const home = await api.homePlayer();
      const { matches } = await api.matches(home.id, { limit: 1 });
      await setLanguage(page, code);
      problems.allow(/404/);

      const expectTranslated = async (path: string) => {
        await openAndWait(page, path);
        // An English page has an English title, which cannot be marked as English.
        const [title, ...shown] = await readShownTexts(page);
        const checked = /^\/(ui|docs)\//.test(path) ? shown : [title ?? '', ...shown];
        const untranslated = checked.filter(
          (text) => englishOnly.has(text) || (text.includes('.') && keys.has(text)),
        );
        expect(untranslated, path).toEqual([]);
      };
      const isChecked = (_: string, index: number) =>
        index % testedLanguages.length === languageIndex;
      const all = [...paths, `/match/${assertDefined(matches[0]).id}`];
      for (const path of all.filter(isChecked)) await expectTranslated(path);

      const { accessToken } = await callFrom(page)('POST /api/auth/sign-in', {
        body: demoCredentials,
      });
      await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
      await page.reload();
      for (const path of accountPaths.filter(isChecked)) await expectTranslated(path);
    });
  }
});

test('English parts of a translated page are marked as English', async ({ page }) => {
  await setLanguage(page, 'ru');
  await page.goto('/ui/modals');
  await page.getByRole('button', { name: 'Primary' }).first().click();
  const dialogHeading = page.getByRole('dialog').getByRole('heading');
  const isEnglish = () => dialogHeading.evaluate((heading) => heading.matches('[lang="en"] *'));
  expect(await isEnglish()).toBe(true);
  await page.goto('/ui/offcanvas');
  await page.locator('main .btn-primary').first().click();
  expect(await isEnglish()).toBe(true);
  const sections = page.locator('#sidebar section');
  await expect(sections.first()).toHaveAttribute('lang', 'en');
  await page.goto('/user');
  await expect(sections.first()).not.toHaveAttribute('lang');
});

test('power score bands use the language’s number format', async ({ page }) => {
  await setLanguage(page, 'de');
  await page.goto('/?tab=power-scores');
  const bands = page.getByRole('table').getByRole('link');
  await expect(bands.first()).toHaveText(/^(0|\d\.500)–\d{1,2}\.\d{3}$/);
});
