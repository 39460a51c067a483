import type { Page } from '@playwright/test';
import { captureScreen, wide } from '../src/capture-screen.ts';
import { changedSinceMain } from '../src/changed-since-main.ts';
import {
  authRoutes,
  galleryRoutes,
  guideRoutes,
  placeholderPaths,
  plainRoutes,
  redirects,
} from '../src/routes.ts';
import { expect, test } from '../src/test.ts';

// Each page is looked at by itself, so both workers share them.
test.describe.configure({ mode: 'parallel' });
// As the first look is, so that nothing is drawn anew for it.
test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

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

for (const [path, heading] of [...plainRoutes, ...authRoutes, ...guideRoutes]) {
  // Placeholders are one page with other sentences; two of them are representatives.
  const others = placeholderPaths.includes(path) ? 'similar' : 'ordinary';
  test(`${path} is free of faults in light and dark, wide and narrow`, ({ page }) =>
    lookAt(page, path, heading, representatives.includes(path) ? 'representative' : others));
}

for (const [path, title] of galleryRoutes) {
  test(`${path} is free of faults in light and dark, wide and narrow, and its cards show their code`, async ({
    page,
  }) => {
    const isLookedAt = path !== SCREENED_ELSEWHERE && (galleryChanged || firstOfGroup.has(path));
    await lookAt(page, path, title, isLookedAt ? 'ordinary' : 'similar');
    await expect(page.locator('#page-heading')).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Scrapboard`);
    const sidebar = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(sidebar.getByRole('link', { name: title }).first()).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.locator('.gallery > .lead-text')).not.toBeEmpty();
    const cards = page.locator('section.demo');
    expect(await cards.count()).toBeGreaterThan(0);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 2 }).first()).not.toBeEmpty();
      await expect(card.locator('.card-note').first()).not.toBeEmpty();
      await expect(card.getByRole('button', { name: /^Show code of / })).toHaveCount(1);
    }
    const ids = await page
      .locator('[id]')
      .evaluateAll((all) => all.map((element) => element.getAttribute('id')));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
}

test('old addresses redirect to their pages', async ({ page }) => {
  for (const [path, target] of redirects) {
    await page.goto(path);
    await expect(page, path).toHaveURL(new RegExp(`^[^/]+//[^/]+${target}$`));
  }
});
