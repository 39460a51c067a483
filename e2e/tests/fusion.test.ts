import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/** Returns the value of a term in a card. */
const valueOfTerm = (page: Page, card: string, term: string) =>
  page
    .getByRole('region', { name: card })
    .locator('div', { has: page.getByText(term, { exact: true }) })
    .locator('dd');

test('the fusion calculator computes a plan within a limit and compares it with another', async ({
  page,
}) => {
  await page.goto('/fcalc?options=3,3,3&accept=1,1,2&stabilise=never&bench=ordinary&copy=120');
  await expect(page).toHaveTitle('Fusion Calculator | Scrapboard');
  // 1/3 · 1/3 · 2/3, so 13.5 attempts of two copies each, and one copy to begin with.
  const expectValue = (term: string, text: string, card = 'What to expect') =>
    expect(valueOfTerm(page, card, term)).toContainText(text);
  await expectValue('Chance per attempt', '7.41% (1 in 13.5)');
  await expectValue('Expected attempts', '13.5');
  await expectValue('Expected cost', '3,360 coins');
  await expectValue('50% succeed within', '10 attempts');

  // Typing takes effect at once, and is in the URL; an invalid number is marked and changes nothing.
  const power = page.getByRole('group', { name: 'Power' });
  await power.getByLabel('Accepted').fill('4');
  await expect(power.getByLabel('Accepted')).toHaveAttribute('aria-invalid', 'true');
  await expectValue('Expected attempts', '13.5');
  await power.getByLabel('Accepted').fill('3');
  await expectValue('Expected attempts', '4.5');
  await expect(page).toHaveURL(/accept=1%2C3%2C2/);
  await page.getByRole('link', { name: 'Event' }).click();
  // 1 + 4.5 copies of 120 coins.
  await expectValue('Expected cost', '660 coins');

  await page.getByLabel('At most').fill('240');
  // One attempt: 2 copies.
  await expectValue('Chance within 240 coins', '22.2%');

  await page.getByRole('button', { name: 'Compare with another plan' }).click();
  await expectValue('Expected cost', '660 coins', 'Plan A');
  await page.getByLabel('Coins per stabiliser').last().fill('0');
  // The slower of two categories, 1/3 and 2/3: 3 + 1.5 - 9/7 attempts.
  await expectValue('Expected attempts', '3.2', 'Plan B');
  const lines = page.getByRole('figure', { name: 'Chance of success within so many attempts' });
  await lines.getByRole('button', { name: 'Show the numbers' }).click();
  await expect(lines.getByRole('row', { name: /^1 Plan A 22\.2%/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Plan B' })).toHaveCount(0);

  // The price of a copy can be the part's at the market, or the viewer's own.
  const part = page.getByLabel('Part', { exact: true });
  await part.fill('Thunderbolt');
  await expect(page.getByText('419 coins at the market, as of 2023-10.')).toBeVisible();
  await expect(page).toHaveURL(/part=CarPart_Gun_Shotgun_epic&copy=418\.91/);
  await page.getByLabel('Coins per copy').fill('400');
  await page.getByRole('button', { name: 'Keep 400 coins as my price' }).click();
  await expect(page.getByText('400 coins, your own price.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget my price' }).click();
  await page.getByRole('button', { name: 'Use 419 coins' }).click();
  await expect(page.getByLabel('Coins per copy')).toHaveValue('418.91');
});

test('a simulated try is repeated by its link, and an impossible plan is reported', async ({
  page,
}) => {
  await page.goto('/fcalc?accept=0,1,1');
  await expect(page.getByText('Impossible: no option of Reliability is accepted.')).toBeVisible();
  // With a chance of one in a million, revealing the attempts takes seconds unless skipped.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/fcalc?options=100,100,100');
  await page.getByRole('button', { name: 'Try my luck' }).click();
  await expect(page).toHaveURL(/seed=\d+/);
  await page.getByRole('button', { name: 'Skip' }).click();
  const outcome = page.getByText(/^(Success|No success) after/);
  const text = await outcome.textContent();
  await page.reload();
  await expect(outcome).toHaveText(text ?? '');
});
