import type { Locator, Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';
import { waitForReact } from '../src/wait-for-react.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ mode: 'parallel' });

/** Opens a page and waits until it is shown. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.gallery-grid')).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('alerts are dismissed one by one and restored together', async ({ page }) => {
  await open(page, '/ui/alerts');
  for (const name of ['Default', 'Icon', 'Outline', 'Colored outline']) {
    const alerts = card(page, `${name} alerts`);
    await expect(alerts.getByRole('alert')).toHaveCount(6);
    await alerts.getByRole('button', { name: 'Dismiss: Success' }).click();
    await alerts.getByRole('button', { name: 'Dismiss: Info' }).press('Enter');
    await expect(alerts.getByRole('alert')).toHaveCount(4);
    await expect(alerts.getByRole('button', { name: 'Dismiss: Warning' })).toBeFocused();
    await expect(alerts.getByRole('status')).toHaveText('2 of 6 dismissed.');
    await alerts.getByRole('button', { name: 'Restore' }).click();
    await expect(alerts.getByRole('alert')).toHaveCount(6);
  }
  const buttons = card(page, 'With buttons');
  await expect(buttons.getByRole('alert')).toHaveCount(2);
  await buttons.getByRole('button', { name: 'Okay' }).first().click();
  await buttons.getByRole('button', { name: 'No, thanks' }).click();
  await expect(buttons.getByRole('alert')).toHaveCount(0);
  await expect(buttons.getByRole('button', { name: 'Restore' })).toBeFocused();
  await expect(card(page, 'Additional content').getByRole('alert')).toHaveCount(2);
});

test('buttons have six colours, each of them enabled and disabled', async ({ page }) => {
  await open(page, '/ui/buttons');
  await expect(page.locator('section.demo')).toHaveCount(9);
  for (const name of ['Basic', 'Rounded', 'Outline', 'Square']) {
    const buttons = card(page, `${name} buttons`).locator('.demo-body').getByRole('button');
    await expect(buttons).toHaveCount(12);
    await expect(buttons.and(page.locator(':disabled'))).toHaveCount(6);
  }
  const social = card(page, 'Social buttons').locator('.demo-body').getByRole('button');
  await expect(social).toHaveCount(22);
  await expect(social.filter({ hasText: /\w/ })).toHaveCount(11);
});

test('the accordion has one open section, initially the first', async ({ page }) => {
  await open(page, '/ui/general');
  const sections = card(page, 'Accordion').locator('.accordion-button');
  const readExpandedStates = () =>
    sections.evaluateAll((all) => all.map((section) => section.getAttribute('aria-expanded')));
  await expect.poll(readExpandedStates).toEqual(['true', 'false', 'false']);
  await sections.nth(2).press('Enter');
  await expect.poll(readExpandedStates).toEqual(['false', 'false', 'true']);
  await expect(card(page, 'Accordion').locator('.accordion-collapse').nth(2)).toBeVisible();
  await expect(card(page, 'Accordion').locator('.accordion-collapse').nth(0)).toBeHidden();
  await sections.nth(2).click();
  await expect.poll(readExpandedStates).toEqual(['false', 'false', 'false']);
});

test('the pager goes step by step and to the ends, but not to page 14', async ({ page }) => {
  await open(page, '/ui/general');
  for (const name of ['Small', 'Medium', 'Large']) {
    const pages = card(page, 'Pagination').getByRole('navigation', { name: `${name} pages` });
    const current = pages.locator('[aria-current="page"]');
    const press = (label: string) =>
      pages.getByRole('button', { name: label, exact: true }).click();
    await expect(pages.getByRole('button')).toHaveText([
      ...['First', 'Prev', '1', '10', '11', '12', '13', '14', '20', 'Next', 'Last'],
    ]);
    await expect(current).toHaveText('12');
    await expect(pages.getByRole('button', { name: 'Page 14' })).toBeDisabled();
    await press('Page 13');
    await expect(current).toHaveText('13');
    await press('Next');
    await expect(current).toHaveText('15');
    await press('First');
    await expect(current).toHaveText('1');
    await expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled();
    await press('Last');
    await expect(current).toHaveText('20');
  }
});

test('progress bars and breadcrumbs are labelled', async ({ page }) => {
  await open(page, '/ui/general');
  const bars = card(page, 'Progress').getByRole('progressbar');
  expect(
    await bars.evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-valuenow'))),
  ).toEqual(['25', '50', '75', '25', '15', '30', '20']);
  await expect(card(page, 'Breadcrumbs').getByRole('navigation')).toHaveCount(3);
  await expect(card(page, 'Spinners').getByRole('status')).toHaveCount(28);
  await expect(card(page, 'Badges').locator('.badge')).toHaveCount(12);
});

test('cards form three, two or one columns, depending on the width', async ({ page }) => {
  await open(page, '/ui/cards');
  const cards = page.locator('section.demo');
  await expect(cards).toHaveCount(6);
  const countCardsInFirstRow = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((element) => element.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, columns] of [
    [1440, 3],
    [390, 1],
    [1000, 3],
    [800, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(countCardsInFirstRow, `at ${width}`).toBe(columns);
  }
});

test('tabs work with arrow keys, in six styles and with unique ids', async ({ page }) => {
  await open(page, '/ui/tabs');
  await expect(page.getByRole('tablist')).toHaveCount(6);
  for (const list of await page.getByRole('tablist').all()) {
    const tabs = list.getByRole('tab');
    const isVertical = (await list.getAttribute('aria-orientation')) === 'vertical';
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await tabs.nth(0).focus();
    for (const [key, index, name] of [
      [isVertical ? 'ArrowDown' : 'ArrowRight', 1, 'Profile'],
      [isVertical ? 'ArrowDown' : 'ArrowRight', 2, 'Messages'],
      [isVertical ? 'ArrowDown' : 'ArrowRight', 0, 'Home'],
      [isVertical ? 'ArrowUp' : 'ArrowLeft', 2, 'Messages'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tabs.nth(index)).toBeFocused();
      await expect(tabs.nth(index)).toHaveAttribute('aria-selected', 'true');
      const panel = page.locator(`[id="${await tabs.nth(index).getAttribute('aria-controls')}"]`);
      await expect(panel).toBeVisible();
      await expect(panel).toHaveAccessibleName(name);
      await expect(panel.getByRole('heading', { name })).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').and(page.locator(':focus'))).toHaveCount(1);
  }
});

/** Opens the carousels and stops the clock while none of them is changing its picture. */
async function openCarousels(page: Page): Promise<void> {
  await page.clock.install();
  await open(page, '/ui/carousel');
  await stopClock(page);
  await expectNoTransition(page);
}

/**
 * Expects no carousel to be changing its picture; the transition runs on the browser's own clock.
 */
async function expectNoTransition(page: Page): Promise<void> {
  await waitForReact(page);
  await expect(page.locator('.carousel-item-start, .carousel-item-end')).toHaveCount(0);
}

const readActiveSlideText = async (carousel: Locator) =>
  assertDefined(await carousel.locator('.carousel-item.active img').getAttribute('alt'));

test('carousels advance until they are stopped', async ({ page }) => {
  await openCarousels(page);
  const first = card(page, 'Slides only');
  const before = await readActiveSlideText(first);
  await page.clock.runFor(5000);
  await expect.poll(() => readActiveSlideText(first)).not.toBe(before);
  await first.getByRole('button', { name: 'Pause slides only' }).click();
  await expect(first.getByRole('status')).toHaveText('Stopped.');
  await expectNoTransition(page);
  const stopped = await readActiveSlideText(first);
  await page.clock.runFor(20_000);
  await expectNoTransition(page);
  expect(await readActiveSlideText(first)).toBe(stopped);
});

test('a carousel pauses while it has the focus', async ({ page }) => {
  await openCarousels(page);
  const first = card(page, 'With controls');
  await first.getByRole('group').focus();
  const before = await readActiveSlideText(first);
  await page.clock.runFor(20_000);
  await expectNoTransition(page);
  expect(await readActiveSlideText(first)).toBe(before);
  await first.getByRole('button', { name: 'Pause with controls' }).focus();
  await page.clock.runFor(5000);
  await expect.poll(() => readActiveSlideText(first)).not.toBe(before);
});

test('headings have the level they look like, each smaller than the one before', async ({
  page,
}) => {
  await open(page, '/ui/typography');
  const sizes: number[] = [];
  for (const level of [1, 2, 3, 4, 5, 6]) {
    const heading = card(page, 'Headings').getByRole('heading', {
      level,
      name: `Heading ${level}`,
    });
    sizes.push(
      await heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(6);
});

test('carousels start paused with reduced motion, and work by keys, buttons and indicators', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/ui/carousel');
  const carousel = (name: string) => card(page, name).getByRole('group');
  const activePicture = (name: string) => card(page, name).locator('.carousel-item.active img');
  await expect(page.locator('.carousel')).toHaveCount(5);
  await expect(page.getByText('Stopped.')).toHaveCount(5);

  await carousel('Slides only').focus();
  await page.keyboard.press('ArrowRight');
  await expect(activePicture('Slides only')).toHaveAttribute('alt', 'Old foundry');
  await page.keyboard.press('ArrowLeft');
  await expect(activePicture('Slides only')).toHaveAttribute('alt', 'Dune sector');

  await carousel('With controls').getByText('Next').click();
  await expect(activePicture('With controls')).toHaveAttribute('alt', 'Old foundry');
  await carousel('Crossfade').getByText('Previous').click();
  await expect(activePicture('Crossfade')).toHaveAttribute('alt', 'Night canyon');

  await carousel('With indicators').getByRole('button', { name: 'Night canyon' }).click();
  await expect(activePicture('With indicators')).toHaveAttribute('alt', 'Night canyon');
  await expect(
    carousel('With captions').locator('.carousel-item.active .carousel-caption'),
  ).toContainText('Dune sector');
});

test('a video is requested only on play, from the cookie-free host', async ({ page, problems }) => {
  problems.allow(/^third party: https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The video</p>' }),
  );
  await open(page, '/ui/embed-video');
  await expect(page.locator('.video')).toHaveCount(4);
  await waitForReact(page);
  await expect(page.locator('iframe')).toHaveCount(0);
  const ratios = await page
    .locator('.video')
    .evaluateAll((all) => all.map((video) => video.getBoundingClientRect()))
    .then((boxes) => boxes.map(({ width, height }) => width / height));
  expect(ratios.map((ratio) => ratio.toFixed(2)).toSorted()).toEqual([
    ...['1.00', '1.33', '1.78', '2.33'],
  ]);
  await card(page, 'Ratio 16:9').getByRole('button', { name: /^Play/ }).click();
  await expect(page.locator('iframe')).toHaveCount(1);
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  await expect(frame).toHaveAttribute('title', /\w/);
  await expect(page.frameLocator('iframe').getByText('The video')).toBeVisible();
});

test('grid cells are as wide as their labels claim', async ({ page }) => {
  await open(page, '/ui/grid');
  await expect(page.locator('.grid-cells code')).toHaveCount(33);
  const fullWidth = assertDefined(await page.locator('.grid-cells code').first().boundingBox());
  const half = page.getByText('.col-md-6', { exact: true }).first();
  const box = assertDefined(await half.boundingBox());
  expect(Math.abs(box.width / fullWidth.width - 0.5)).toBeLessThan(0.02);
  await page.setViewportSize({ width: 600, height: 800 });
  await expect.poll(async () => assertDefined(await half.boundingBox()).width).toBeGreaterThan(400);
});

test('an example’s code includes the files it uses', async ({ page }) => {
  await open(page, '/ui/tabs');
  await page.getByRole('button', { name: 'Show code of Colored tabs' }).click();
  await expect(page.getByRole('region', { name: 'Code of Colored tabs' })).toContainText(
    '<TabSet label="Colored" color="primary" />',
  );
  await expect(page.getByRole('region', { name: 'tab-set.tsx of Colored tabs' })).toContainText(
    'export function TabSet(',
  );
});

test('code can be copied without TLS', async ({ page }) => {
  // Without TLS, browsers have no clipboard API.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: null }));
  await page.clock.install();
  await open(page, '/forms/basic-inputs');
  await page.getByRole('button', { name: 'Show code of Textarea' }).click();
  const copy = page.getByRole('button', { name: 'Copy: Code of Textarea' });
  await expect(copy).toHaveText('Copy');
  // The clock is stopped, because the message about copying disappears by itself.
  await stopClock(page);
  await copy.press('Enter');
  await expect(copy).toHaveText('Copied');
  await expect(copy).toBeFocused();
  const text = card(page, 'Textarea').getByRole('textbox');
  await text.press('ControlOrMeta+v');
  await expect(text).toHaveValue(/export function TextArea\(\)/);
});
