import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { waitUntilStable } from '../src/check-screen.ts';
import { expect, test } from '../src/test.ts';
import { waitForMaps } from '../src/wait-for-maps.ts';

/** Returns the row of an event in the list below the calendar. */
const eventRow = (page: Page, text: string) =>
  page.getByRole('table', { name: 'Calendar events' }).getByRole('row').filter({
    hasText: text,
  });

test('a calendar event is created, moved and resized by keyboard', async ({ page }) => {
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'New event' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Paint day');
  await dialog.getByLabel('First day').fill('2020-07-20');
  await page.keyboard.press('Enter');
  const entry = page.locator('[data-date="2020-07-20"]').getByRole('button', { name: 'Paint day' });
  await expect(page.getByRole('status').getByText('Saved “Paint day” · 11 events')).toBeVisible();
  // The calendar redraws its events and places them where they fit.
  await waitUntilStable(page);
  await entry.press('Enter');
  await dialog.getByLabel('First day').fill('2020-07-21');
  await dialog.getByLabel('Last day (optional)').fill('2020-07-22');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByText('All events as a list').press('Enter');
  const row = eventRow(page, 'Paint day');
  await expect(row.getByRole('cell')).toHaveText(['2020-07-21', '2020-07-22', '', /^Edit/]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row.getByRole('cell')).toHaveText(['2020-07-20', '', '', /^Edit/]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(row).toHaveCount(1);
});

test('an event can have a time, an end, a link, and a group whose events move with it', async ({
  page,
}) => {
  await page.goto('/calendar');
  await page.getByText('All events as a list').click();
  const row = (day: string) => eventRow(page, day);
  await row('2020-07-09 16:00').getByRole('button', { name: 'Edit Clan Wars' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('All day')).not.toBeChecked();
  await dialog.getByLabel('Start', { exact: true }).fill('2020-07-10T18:30');
  await dialog.getByLabel('End (optional)').fill('2020-07-10T20:00');
  await dialog.getByLabel('Link (optional)').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog, 'not a web address').toBeVisible();
  await dialog.getByLabel('Link (optional)').fill('https://example.org/wars');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row('2020-07-10 20:00')).toBeVisible();
  await expect(row('2020-07-17 18:30'), 'the other event of the group').toBeVisible();
  await expect(row('2020-07-10 18:30').getByRole('link')).toHaveAttribute(
    'href',
    'https://example.org/wars',
  );
});

test('events are created and resized with the pointer', async ({ page }) => {
  await page.goto('/calendar');
  const readDayPosition = async (date: string) => {
    const box = await page.locator(`[data-date="${date}"]`).first().boundingBox();
    if (box === null) throw new Error(`No ${date} on the screen`);
    return [box.x + box.width / 2, box.y + box.height - 8] as const;
  };
  await page.locator('[data-date="2020-07-30"]').first().scrollIntoViewIfNeeded();
  await waitUntilStable(page);
  await page.mouse.move(...(await readDayPosition('2020-07-20')));
  await page.mouse.down();
  await page.mouse.move(...(await readDayPosition('2020-07-22')), { steps: 8 });
  await page.mouse.up();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First day')).toHaveValue('2020-07-20');
  await expect(dialog.getByLabel('Last day (optional)')).toHaveValue('2020-07-22');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await waitUntilStable(page);
  const season = page.getByRole('button', { name: 'New season' });
  await season.hover();
  const box = await season.boundingBox();
  if (box === null) throw new Error('No event on the screen');
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(...(await readDayPosition('2020-07-03')), { steps: 8 });
  await page.mouse.up();
  await expect(page.getByText('Resized “New season”')).toBeVisible();
  await page.getByText('All events as a list').click();
  const cells = eventRow(page, 'New season').getByRole('cell');
  await expect(cells.nth(1)).toHaveText('2020-07-03');
});

test('a map moves by arrow keys and finds a region by name', async ({ page }) => {
  await page.goto('/maps/vector-maps');
  await waitForMaps(page);
  const card = page.getByRole('region', { name: 'Africa', exact: true });
  const zoomIn = card.getByRole('button', { name: 'Zoom in' });
  await zoomIn.focus();
  for (const _ of [2, 4, 8]) await page.keyboard.press('Enter');
  await expect(zoomIn).toBeDisabled();
  await expect(zoomIn).toBeFocused();
  const readChadBox = async () =>
    assertDefined(await card.locator('path[data-name="Chad"]').boundingBox());
  const boxBefore = await readChadBox();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await readChadBox()).x).toBeLessThan(boxBefore.x);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await readChadBox()).y).toBeLessThan(boxBefore.y);
  await card.getByLabel('Find a region').selectOption('Kenya');
  await expect(card.locator('.demo-map-tip')).toHaveText('Kenya');
  const [map, tip] = [card.getByRole('img'), card.locator('.demo-map-tip')];
  const [frame, name] = [await map.boundingBox(), await tip.boundingBox()];
  expect(name?.x).toBeGreaterThan(frame?.x ?? 0);
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThan((frame?.x ?? 0) + (frame?.width ?? 0));
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('touching a region shows its name', async ({ page }) => {
    await page.goto('/maps/vector-maps');
    const card = page.getByRole('region', { name: 'South America' });
    await card.locator('path[data-name="Brazil"]').tap();
    await expect(card.locator('.demo-map-tip')).toHaveText('Brazil');
  });
});
