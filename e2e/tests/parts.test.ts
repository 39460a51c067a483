import type { Page } from '@playwright/test';
import { callFrom, createPerson } from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const tray = (page: Page) => page.getByRole('complementary', { name: 'Build', exact: true });
const list = (page: Page) => page.getByRole('list', { name: 'Parts', exact: true });

test('parts are found, compared and added by keyboard; a build is undone, saved and crafted', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/parts');
  await expect(page).toHaveTitle('Part Picker | Scrapboard');
  await expect(page.getByText('584 parts')).toBeVisible();
  // A search with a typo, among weapons only.
  await page.getByRole('link', { name: 'Weapons' }).click();
  await page.getByLabel('Search parts').last().fill('sledgehamer');
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL('/parts?q=sledgehamer&kind=weapon');
  // A search for a type in another language than that of the page.
  await page.getByLabel('Search parts').last().fill('дробовик');
  await expect(list(page).getByRole('link', { name: 'Thunderbolt' })).toBeVisible();

  // Keys: + adds, − removes, C compares, arrows move the focus.
  await list(page).getByRole('link', { name: 'Sledgehammer' }).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(tray(page).getByLabel('Number of Sledgehammer')).toHaveValue('2');
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('c');
  await expect(page.getByText('2 parts to compare')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(tray(page).getByLabel('Number of Sledgehammer')).toHaveValue('1');
  await page.keyboard.press('Control+Shift+z');
  await expect(tray(page).getByLabel('Number of Sledgehammer')).toHaveValue('2');
  // The tray says what two shotguns need, and that the cabin is missing.
  await expect(tray(page).getByText('No cabin: the build can’t be driven.')).toBeVisible();
  await expect(tray(page).getByText('Weapons or modules need 6 energy')).toBeVisible();

  // Dragged and dropped.
  const card = list(page).getByRole('listitem').filter({ hasText: 'Thunderbolt' });
  await card.dragTo(tray(page));
  await expect(tray(page).getByLabel('Number of Thunderbolt')).toHaveValue('1');
  await tray(page).getByLabel('Name of the build').fill('Shotguns');
  await tray(page).getByLabel('Name of the build').press('Enter');
  await expect(page).toHaveURL(/name=Shotguns/);
  await tray(page).getByRole('button', { name: 'Save' }).click();
  await tray(page).getByRole('button', { name: 'Clear' }).click();
  await tray(page).getByText('Saved builds (1)').click();
  await tray(page).getByRole('button', { name: 'Shotguns', exact: true }).click();
  await expect(tray(page).getByText('3 parts', { exact: true })).toBeAttached();

  await page.getByRole('main').getByRole('link', { name: 'Compare', exact: true }).click();
  const compared = page.getByRole('region', { name: 'Side by side' }).first();
  await expect(compared.getByRole('columnheader')).toHaveCount(2);
  await expect(compared.getByText('(best)').first()).toBeAttached();

  // Crafting works without a connection; ingredients in storage reduce its cost.
  problems.allow(/INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await tray(page).getByRole('link', { name: 'Craft it' }).click();
  const crafting = page.getByRole('region', { name: 'Crafting' });
  const cost = crafting
    .locator('div', { has: page.getByText('Cheapest way') })
    .locator('dd')
    .first();
  await expect(cost).toHaveText(/^[\d.,]+ coins$/);
  const before = (await cost.textContent()) ?? '';
  await crafting.getByLabel('In storage: Wires').fill('500');
  await crafting.getByLabel('In storage: Wires').press('Enter');
  await expect(cost).not.toHaveText(before);
  const download = page.waitForEvent('download');
  await crafting.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('shopping-list.csv');
  await context.setOffline(false);

  // A signed-in visitor can save builds of the browser to the account.
  const { accessToken } = await callFrom(page)('POST /api/auth/sign-up', {
    body: createPerson('Pia'),
  });
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.reload();
  const saved = tray(page).getByText(/^Saved builds/);
  await saved.click();
  await tray(page).getByRole('button', { name: 'Save Shotguns to account' }).click();
  await expect(saved).toHaveText('Saved builds (2)');
  await tray(page).getByRole('button', { name: 'Delete Shotguns' }).last().click();
  await tray(page).getByLabel('Name of the build').fill('Another');
  await tray(page).getByRole('button', { name: 'Save to account' }).click();
  await expect(tray(page).getByRole('button', { name: 'Saved to account' })).toBeVisible();
  await page.reload();
  await saved.click();
  await expect(tray(page).getByRole('button', { name: 'Another', exact: true })).toBeVisible();
  await tray(page).getByRole('button', { name: 'Delete Shotguns' }).click();
  await expect(saved).toHaveText('Saved builds (1)');
  await expect(tray(page).getByRole('heading', { name: 'In this browser' })).toHaveCount(0);
});

test('a shared build opens after the catalogue has changed', async ({ page }) => {
  // The operator's next catalogue no longer has one part, and another weighs more.
  await page.route('**/api/parts', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const parts = body.parts
      .filter(({ id }: { id: string }) => id !== 'CarPart_Gun_Shotgun_rare')
      .map((part: { id: string; figures: object }) =>
        part.id === 'CarPart_Gun_Shotgun_epic'
          ? { ...part, figures: { ...part.figures, mass: 1000 } }
          : part,
      );
    await route.fulfill({ response, json: { ...body, parts } });
  });
  await page.goto('/parts');
  await expect(page.getByText('583 parts')).toBeVisible();
  const link = '1A4DA5C*New_Part_2030*1';
  await page.goto(`/parts?parts=${link}`);
  await expect(tray(page).getByText('Not in this catalogue, so not counted')).toContainText(
    'CarPart_Gun_Shotgun_rare and New_Part_2030',
  );
  await expect(tray(page).getByLabel('Number of CarPart_Gun_Shotgun_rare')).toHaveValue('2');
  await expect(tray(page).getByText('at least 3,000 of at least 0')).toBeVisible();
  // The build keeps unknown parts.
  await tray(page).getByRole('button', { name: 'Add Thunderbolt' }).click();
  await expect(page).toHaveURL(/New_Part_2030\*1/);
  await page.goto('/parts?parts=1AA');
  await expect(tray(page).getByRole('alert')).toContainText('This link is incomplete');

  // On a part's page, the viewer's own figure replaces the catalogue's, and is remembered.
  await page.goto('/parts/CarPart_Gun_Shotgun_epic');
  const figures = page.getByRole('region', { name: 'Figures' });
  await figures.getByRole('button', { name: 'Change figures' }).click();
  await figures.getByLabel('Your value: Mass').fill('77');
  await figures.getByRole('button', { name: 'Done' }).click();
  await expect(figures.getByText('Yours; catalogue: 1,000.')).toBeVisible();
  await page.reload();
  await expect(figures.getByText('Yours; catalogue: 1,000.')).toBeVisible();
  await figures.getByRole('button', { name: 'Reset' }).click();
  await expect(figures.getByText('Yours;')).toHaveCount(0);

  // The same keys move through the rows of the table, which can be dragged as well.
  await page.goto('/parts?kind=cabin&view=table');
  const rows = page.getByRole('table', { name: 'Parts' }).getByRole('rowheader');
  await rows.first().getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await rows.nth(2).getByRole('link').dragTo(tray(page));
  await expect(tray(page).getByText('1 part', { exact: true })).toBeAttached();
});
