import { assertDefined } from '../src/assert-defined.ts';
import { waitUntilStable } from '../src/check-screen.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';
import { waitForMaps } from '../src/wait-for-maps.ts';
import { waitForReact } from '../src/wait-for-react.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a notification lasts five seconds by default, and pauses under the pointer', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/notifications');
  await expect(page.getByLabel('Duration')).toHaveValue('5000');
  await stopClock(page);
  const show = page.getByRole('button', { name: 'Show notification' });
  const toast = page.getByText('Your build is saved. You’ll find it in the garage.');
  await show.click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
  await show.click();
  await toast.hover();
  await waitForReact(page);
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await waitForReact(page);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('a notification shows its message in the chosen position and can be dismissed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/notifications');
  await page.getByLabel('Message').fill('Out of fuel');
  await page.getByLabel('Type').selectOption('danger');
  await page.getByLabel('Duration').selectOption('10000');
  await page.getByLabel('Dismissible').check();
  await page.getByLabel('Left').check();
  await page.getByLabel('Bottom').check();
  // The clock is stopped, so that the notification does not disappear by itself.
  await stopClock(page);
  await page.getByRole('button', { name: 'Show notification' }).click();
  const toast = page.locator('[aria-live="assertive"]').getByText('Out of fuel');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect(box?.x).toBeLessThan(200);
  expect(box?.y).toBeGreaterThan(700);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('notifications never fill the screen, return the focus and disappear with their page', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/notifications');
  await page.getByLabel('Dismissible').check();
  await page.getByLabel('Duration').selectOption('10000');
  // The clock is stopped, so that no notification disappears by itself.
  await stopClock(page);
  const show = page.getByRole('button', { name: 'Show notification' });
  const toasts = page.locator('.demo-toast');
  for (let number = 1; number <= 7; number += 1) {
    await page.getByLabel('Message').fill(`Toast ${number}`);
    await show.press('Enter');
  }
  await expect(toasts).toHaveText([3, 4, 5, 6, 7].map((number) => `Toast ${number}`));
  await expect(show).toBeFocused();
  await toasts.getByRole('button', { name: 'Dismiss' }).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(toasts).toHaveCount(4);
  await expect(show).toBeFocused();
  await toasts.getByRole('button', { name: 'Dismiss' }).first().focus();
  await page.keyboard.press('Escape');
  await expect(toasts).toHaveCount(3);
  await page.clock.resume();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Calendar' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar');
  await page.goBack();
  await expect(show).toBeVisible();
  await expect(toasts).toHaveCount(0);
});

test('the calendar opens in July 2020 with month, week and day', async ({ page }) => {
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { name: 'July 2020' })).toBeVisible();
  await expect(page.getByText('10 events')).toBeVisible();
  await page.getByRole('tab', { name: 'Week view' }).click();
  for (const day of [5, 6, 7, 8, 9, 10, 11]) {
    await expect(
      page.getByText(new RegExp(`^(Sun|Mon|Tue|Wed|Thu|Fri|Sat) ${day}$`)),
    ).toBeVisible();
  }
  await expect(page.getByText(/^Sun 12$/)).toHaveCount(0);
  await page.getByRole('tab', { name: 'Day view' }).click();
  await expect(page.getByRole('heading', { name: /July 7, 2020|7 July 2020/ })).toBeVisible();
});

test('an all-day event covers its last day, and the list names that day', async ({ page }) => {
  await page.goto('/calendar');
  const raid = page.getByText('Long raid').first();
  await expect(page.locator('[data-date="2020-07-10"]').first()).toBeVisible();
  const rightEdgeOf = async (box: Promise<{ x: number; width: number } | null>) => {
    const { x, width } = assertDefined(await box);
    return x + width;
  };
  const eventEdge = await rightEdgeOf(
    page.locator('.demo-entry', { has: raid }).first().boundingBox(),
  );
  const dayEdge = await rightEdgeOf(page.locator('[data-date="2020-07-10"]').first().boundingBox());
  expect(Math.abs(eventEdge - dayEdge)).toBeLessThan(8);
  await page.getByText('All events as a list').click();
  const row = page.locator('details').getByRole('row').filter({ hasText: 'Long raid' });
  await expect(row.getByRole('cell').nth(0)).toHaveText('2020-07-07');
  await expect(row.getByRole('cell').nth(1)).toHaveText('2020-07-10');
});

test('the month view cuts long titles with an ellipsis', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/calendar');
  const title = page.locator('.demo-entry').getByText('Tournament').first();
  await expect(title).toBeVisible();
  const titleStyle = await title.evaluate((element) => {
    const { overflow, textOverflow, whiteSpace } = getComputedStyle(element);
    return { overflow, textOverflow, whiteSpace };
  });
  expect(titleStyle).toEqual({
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  });
});

test('an event is dragged, created and removed, and each change can be undone', async ({
  page,
}) => {
  await page.goto('/calendar');
  const entry = page.getByText('New season').first();
  const cell = (day: string) => page.locator(`[data-date="${day}"]`).first();
  await entry.scrollIntoViewIfNeeded();
  await waitUntilStable(page);
  const from = assertDefined(await entry.boundingBox());
  const to = assertDefined(await cell('2020-07-03').boundingBox());
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await expect(cell('2020-07-03')).toContainText('New season');
  await undo.click();
  await expect(cell('2020-07-01')).toContainText('New season');
  await page.getByRole('button', { name: 'New event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Paint day');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('11 events')).toBeVisible();
  await page.getByRole('button', { name: 'Paint day' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('10 events')).toBeVisible();
  await undo.click();
  await expect(page.getByText('11 events')).toBeVisible();
});

test('a map names the region under the pointer, and buttons zoom it', async ({ page }) => {
  await page.goto('/maps/vector-maps');
  await waitForMaps(page);
  const card = page.getByRole('region', { name: 'South America' });
  const brazil = card.locator('path[data-name="Brazil"]');
  await brazil.hover();
  await expect(card.locator('.demo-map-tip')).toHaveText('Brazil');
  const readWidth = async () => assertDefined(await brazil.boundingBox()).width;
  const before = await readWidth();
  await card.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await readWidth()) / before).toBeCloseTo(2, 1);
  await card.getByRole('button', { name: 'Reset view' }).click();
  await expect(card.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  await card.getByText('All 13 regions').click();
  await expect(card.getByText(/Argentina, Bolivia, Brazil/)).toBeVisible();
});

test('a dragged map follows the pointer even if it renders rarely', async ({ page }) => {
  await page.goto('/maps/vector-maps');
  await waitForMaps(page);
  const card = page.getByRole('region', { name: 'South America' });
  await card.getByRole('button', { name: 'Zoom in' }).click();
  const brazil = card.locator('path[data-name="Brazil"]');
  const readLeftEdge = async () => assertDefined(await brazil.boundingBox()).x;
  const map = card.getByRole('img');
  await map.hover();
  const before = await readLeftEdge();
  await page.mouse.down();
  // Three pointer moves before the map renders once.
  await map.evaluate((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    const clientY = y + height / 2;
    for (const step of [10, 20, 30]) {
      const clientX = x + width / 2 + step;
      svg.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
    }
  });
  await expect.poll(async () => Math.round((await readLeftEdge()) - before)).toBe(30);
  await page.mouse.up();
});

test('without a key nothing is requested from Google, and the page says so', async ({ page }) => {
  await page.goto('/maps/google-maps');
  await expect(page.getByText('A drawing, not a map')).toHaveCount(4);
});
