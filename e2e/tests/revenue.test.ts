import { assertDefined } from '../src/assert-defined.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('coin revenue: options in the URL, own prices, filtering by a click, an empty page', async ({
  page,
}) => {
  await page.goto('/revenue');
  const card = (name: string) =>
    page.locator('section.card').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const modes = card('c/hr per game mode ordered');
  for (const name of ['best 8v8 game mode with c/hr', 'effect of fuel on win rate']) {
    await expect(card(name)).toBeVisible();
  }
  const table = modes.getByRole('table', { name: 'c/hr per game mode ordered' });
  const readFirstValue = () => table.locator('tbody tr td').first().textContent();
  await expect(table).toBeVisible();
  const before = await readFirstValue();

  const options = page.getByRole('region', { name: 'How matches are valued' });
  await options.getByRole('link', { name: 'Match', exact: true }).click();
  await expect(page).toHaveURL('/revenue?per=match');
  await expect(modes).toContainText('Coins a match; few matches are shown last.');
  await options.getByRole('link', { name: 'Hour', exact: true }).click();
  await expect(page).toHaveURL('/revenue');

  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prices' });
  await dialog.getByLabel('Your price of Scrap Metal').fill('1000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your own prices replace them.')).toBeVisible();
  await expect.poll(readFirstValue).not.toBe(before);
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(readFirstValue).toBe(before);

  const daily = card('daily resource tracking');
  await daily.getByRole('link', { name: 'Cumulative' }).click();
  await expect(page).toHaveURL('/revenue?daily=cumulative');
  await daily.getByRole('button', { name: 'Show the numbers' }).click();
  await expect(daily.getByRole('table')).toContainText('Uranium Ore');

  const mode = table.locator('tbody').getByRole('link').first();
  const href = assertDefined(await mode.getAttribute('href'));
  await mode.click();
  await expect(page).toHaveURL(href);
  await expect(table.locator('tbody tr')).toHaveCount(1);

  await page.goto('/revenue?map=nowhere');
  await expect(page.getByText('No rewards to count').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upload logs' }).first()).toHaveAttribute(
    'href',
    '/upload',
  );
});
