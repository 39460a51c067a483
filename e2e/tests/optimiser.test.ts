import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

test('the optimiser proves builds, can be cancelled, and names limits that contradict each other', async ({
  page,
  problems,
}) => {
  // Few parts, so that the solver is quick.
  const fewParts = 'frame=-0&structure=-0&module=-0&weights=5,0,0,0,1,0&count=2';
  await page.goto(`/buildopt?${fewParts}&powerScore=-3000`);
  await expect(page).toHaveTitle('Build Optimization | Scrapboard');
  const findButton = page.getByRole('button', { name: 'Find builds' });
  await findButton.click();
  const best = page.getByRole('region', { name: 'Build 1', exact: true });
  await expect(best).toContainText('proved best');
  await expect(best.getByRole('link', { name: 'Compare its parts' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What looser limits would bring' })).toContainText(
    /100 more power score would bring/,
  );
  await expect(page.getByText('Figures as of')).toBeVisible();

  // A change is in the URL at once, but builds are searched for only on a click.
  await page.getByLabel('Lowest speed in km/h').fill('500');
  await expect(page).toHaveURL(/minSpeed=500/);
  await expect(
    page.getByText('Goals or limits have changed since.', { exact: false }),
  ).toBeVisible();
  await findButton.press('Enter');
  const conflict = page.getByRole('region', { name: 'No build is possible' });
  await expect(conflict.getByRole('listitem')).toHaveText(['Speed of at least 500 km/h']);

  // Once loaded, the solver needs no connection; on a narrow screen, the page scrolls to the results.
  await page.setViewportSize({ width: 390, height: 844 });
  problems.allow(/INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByLabel('Lowest speed in km/h').fill('');
  await page.getByRole('link', { name: 'Ignore' }).click();
  await findButton.click();
  await expect(best).toContainText('proved best');
  await expect(page.getByRole('status').filter({ hasText: 'Builds found: 2.' })).toBeAttached();
  await expect(
    page.getByRole('heading', { name: 'What looser limits would bring' }),
  ).toBeInViewport();
  await page.context().setOffline(false);
  await page.setViewportSize({ width: 1440, height: 1000 });

  // All parts and goals take seconds; the page reacts meanwhile.
  await page.goto('/buildopt?count=10');
  await findButton.click();
  const progress = page.getByRole('region', { name: 'Progress' });
  await expect(progress).toContainText(/Build 1 of 10/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Builds found before:', { exact: false })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(findButton).toBeEnabled();

  // The solver is ready again, and a build that it found opens in the part picker.
  await page.goto(`/buildopt?${fewParts}&powerScore=-3000`);
  await findButton.click();
  await best.getByRole('link', { name: 'Open in the part picker' }).click();
  await expect(page).toHaveURL(/\/parts\?parts=1/);
});
