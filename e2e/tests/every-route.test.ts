import type { Page } from '@playwright/test';
import { checkScreen, wideViewport } from '../src/check-screen.ts';
import { hasGalleryChanged } from '../src/gallery-changed.ts';
import { navigate } from '../src/navigate.ts';
import {
  authRoutes,
  galleryRoutes,
  guideRoutes,
  plainRoutes,
  redirects,
  sidebarPaths,
} from '../src/routes.ts';
import { splitIntoBatches } from '../src/split-into-batches.ts';
import { expect, test } from '../src/test.ts';

// Workers share these tests.
test.describe.configure({ mode: 'parallel' });
// The viewport of the first check, so that the page need not be redrawn for it.
test.use({ viewport: wideViewport });

/** Pages that represent others of their kind. */
const representativePaths = [
  ...['/mmr', '/activity', '/buildopt', '/support', '/privacy', '/docs/auth/jwt'],
  ...['/auth/sign-in', '/auth/sign-up', '/auth/reset-password', '/auth/500'],
];

/** Shows two thousand tiles; a gallery screen with a few of them is checked in dark and narrow. */
const CHECKED_ELSEWHERE_PATH = '/icons/font-awesome';
/** While the gallery is unchanged, the first page of each group represents its group. */
const firstPaths = new Set(
  new Map(galleryRoutes.toReversed().map(([path]) => [path.split('/')[1], path])).values(),
);

/** The frame of the gallery is checked around the first page of each group. */
const framePaths = firstPaths;

/** Pages with an entry in the sidebar of their layout. */
const entryPaths = new Set([
  ...sidebarPaths,
  ...guideRoutes.map(([path]) => path),
  ...galleryRoutes.map(([path]) => path),
]);

/** Opens a page and checks it. */
async function checkPage(
  page: Page,
  path: string,
  heading: string,
  coverage: 'representative' | 'ordinary' | 'similar',
): Promise<void> {
  await navigate(page, path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Scrapboard$/);
  if (entryPaths.has(path)) {
    const entry = page.locator(`#sidebar a[href="${path}"]:not(.sidebar-brand)`);
    await expect(entry.first()).toHaveAttribute('aria-current', 'page');
  }
  await checkScreen(page, `route${path.replaceAll('/', '-')}`, {
    coverage,
    shouldCheckFrame: coverage === 'representative' || framePaths.has(path),
  });
}

for (const batch of splitIntoBatches([...plainRoutes, ...authRoutes, ...guideRoutes])) {
  test(`no violations in light and dark, wide and narrow: ${listPaths(batch)}`, async ({
    page,
  }) => {
    for (const [path, heading] of batch) {
      const coverage = representativePaths.includes(path) ? 'representative' : 'ordinary';
      await test.step(path, () => checkPage(page, path, heading, coverage));
    }
  });
}

for (const batch of splitIntoBatches(galleryRoutes)) {
  test(`no violations in light and dark, wide and narrow, with the code of every card: ${listPaths(batch)}`, async ({
    page,
  }) => {
    for (const [path, title] of batch) {
      await test.step(path, async () => {
        const isChecked =
          path !== CHECKED_ELSEWHERE_PATH && (hasGalleryChanged || firstPaths.has(path));
        await checkPage(page, path, title, isChecked ? 'ordinary' : 'similar');
        await expectCards(page, path, title);
      });
    }
  });
}

/** Expects a page of the gallery to be marked in the sidebar, and each of its cards to show its code. */
async function expectCards(page: Page, path: string, title: string): Promise<void> {
  await expect(page.locator('#page-heading'), path).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | Scrapboard`);
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

/** Lists the paths of some pages in the name of a test. */
function listPaths(routes: readonly (readonly [path: string, name: string])[]): string {
  return routes.map(([path]) => path).join(' ');
}

test('old paths redirect to their pages', async ({ page }) => {
  for (const [path, target] of redirects) {
    await navigate(page, path);
    await expect(page, path).toHaveURL(new RegExp(`^[^/]+//[^/]+${target}$`));
  }
});
