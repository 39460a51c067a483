import type { Page } from '@playwright/test';
import { captureScreen, wide } from '../src/capture-screen.ts';
import { changedSinceMain } from '../src/changed-since-main.ts';
import { inBatches } from '../src/in-batches.ts';
import {
  authRoutes,
  galleryRoutes,
  guideRoutes,
  placeholderPaths,
  plainRoutes,
  redirects,
} from '../src/routes.ts';
import { expect, test } from '../src/test.ts';

// Any worker takes the next few pages.
test.describe.configure({ mode: 'parallel' });
// As the first look is, so that nothing is drawn anew for it.
test.use({ viewport: wide });

/** Pages that stand for others like them. */
const representatives = [
  ...['/mmr', '/activity', '/buildopt', '/support', '/privacy', '/docs/auth/jwt'],
  ...['/auth/sign-in', '/auth/sign-up', '/auth/reset-password', '/auth/500'],
];

/** What the pages of the gallery are made of. */
const galleryChanged = changedSinceMain(
  ['gallery', 'ui', 'styles', 'charts', 'tables', 'forms', 'theme.ts'].map(
    (name) => `apps/web/src/${name}`,
  ),
);
/** Two thousand tiles; a screen that shows a few of them is looked at in the dark and narrow. */
const SCREENED_ELSEWHERE = '/icons/font-awesome';
/** While that is as it was, the first page of each group of the gallery stands for its group. */
const firstOfGroup = new Set(
  new Map(galleryRoutes.toReversed().map(([path]) => [path.split('/')[1], path])).values(),
);

/** Opens a page and looks at it. */
async function lookAt(
  page: Page,
  path: string,
  heading: string,
  as: 'representative' | 'ordinary' | 'similar',
): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Scrapboard$/);
  await captureScreen(page, `route${path.replaceAll('/', '-')}`, { as });
}

for (const batch of inBatches([...plainRoutes, ...authRoutes, ...guideRoutes])) {
  test(`free of faults in light and dark, wide and narrow: ${listPaths(batch)}`, async ({
    page,
  }) => {
    for (const [path, heading] of batch) {
      // Placeholders are one page with other sentences; two of them are representatives.
      const others = placeholderPaths.includes(path) ? 'similar' : 'ordinary';
      const as = representatives.includes(path) ? 'representative' : others;
      await test.step(path, () => lookAt(page, path, heading, as));
    }
  });
}

for (const batch of inBatches(galleryRoutes)) {
  test(`free of faults in light and dark, wide and narrow, with the code of every card: ${listPaths(batch)}`, async ({
    page,
  }) => {
    for (const [path, title] of batch) {
      await test.step(path, async () => {
        const isLookedAt =
          path !== SCREENED_ELSEWHERE && (galleryChanged || firstOfGroup.has(path));
        await lookAt(page, path, title, isLookedAt ? 'ordinary' : 'similar');
        await expectCards(page, path, title);
      });
    }
  });
}

/** Expects a page of the gallery to be marked in the sidebar, and each of its cards to show its code. */
async function expectCards(page: Page, path: string, title: string): Promise<void> {
  await expect(page.locator('#page-heading'), path).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | Scrapboard`);
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(sidebar.getByRole('link', { name: title }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.locator('.gallery > .lead-text')).not.toBeEmpty();
  const cards = page.locator('section.demo');
  expect(await cards.count(), path).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
    await expect(card.locator('.card-note').first()).not.toBeEmpty();
    await expect(card.getByRole('button', { name: /^Show code of / })).toHaveCount(1);
  }
  const ids = await page
    .locator('[id]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('id')));
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    path,
  ).toEqual([]);
}

/** The addresses of some pages, as one name. */
function listPaths(routes: readonly (readonly [path: string, name: string])[]): string {
  return routes.map(([path]) => path).join(' ');
}

test('old addresses redirect to their pages', async ({ page }) => {
  for (const [path, target] of redirects) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`^[^/]+//[^/]+${target}$`));
  }
});
