import { captureScreen } from '../src/capture-screen.ts';
import { galleryRoutes } from '../src/gallery-routes.ts';
import { accountRoutes, guideRoutes, plainRoutes, redirects } from '../src/routes.ts';
import { expect, test } from '../src/test.ts';

// Each page is looked at by itself, so both workers share them.
test.describe.configure({ mode: 'parallel' });

for (const [path, heading] of [
  ...plainRoutes,
  ...accountRoutes,
  ...galleryRoutes,
  ...guideRoutes,
]) {
  test(`${path} is whole in light and dark, wide and narrow`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(/ \| Scrapboard$/);
    await captureScreen(page, `route${path.replaceAll('/', '-')}`, { narrowPictures: false });
    await page.setViewportSize({ width: 390, height: 844 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, 'pixels that stand out of a narrow screen').toBeLessThanOrEqual(0);
  });
}

for (const [path, target] of redirects) {
  test(`${path} leads to ${target}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+${target}$`));
  });
}
