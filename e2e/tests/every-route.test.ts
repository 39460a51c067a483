import type { Page } from '@playwright/test';
import { captureScreen, wide } from '../src/capture-screen.ts';
import { galleryRoutes } from '../src/gallery-routes.ts';
import { accountRoutes, guideRoutes, plainRoutes, redirects } from '../src/routes.ts';
import { expect, test } from '../src/test.ts';

// Each page is looked at by itself, so both workers share them.
test.describe.configure({ mode: 'parallel' });
// As the first look is, so that nothing is drawn anew for it.
test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

/** Pages that stand for others like them, of which narrow pictures are kept as well. */
const pictured = [
  ...['/mmr', '/buildopt', '/support', '/privacy', '/docs/auth/jwt'],
  ...['/auth/sign-in', '/auth/sign-up', '/auth/reset-password', '/auth/500'],
];

/** Opens a page and looks at it in light and dark, wide and narrow. */
async function lookAt(page: Page, path: string, heading: string): Promise<void> {
  test.setTimeout(120_000);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveTitle(/ \| Scrapboard$/);
  const narrowPictures = pictured.includes(path);
  await captureScreen(page, `route${path.replaceAll('/', '-')}`, { narrowPictures });
}

for (const [path, heading] of [...plainRoutes, ...accountRoutes, ...guideRoutes]) {
  test(`${path} is whole in light and dark, wide and narrow`, ({ page }) =>
    lookAt(page, path, heading));
}

for (const [path, title] of galleryRoutes) {
  test(`${path} is whole in light and dark, wide and narrow, and its cards show their code`, async ({
    page,
  }) => {
    await lookAt(page, path, title);
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

for (const [path, target] of redirects) {
  test(`${path} leads to ${target}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${target}$`));
  });
}
