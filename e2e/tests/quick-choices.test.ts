import type { Locator, Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { escapeRegExp } from '../src/escape-reg-exp.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Sets controls in one task, so that nothing is rendered between the changes; null clicks one. */
async function changeAtOnce(
  page: Page,
  changes: readonly { control: Locator; value: string | null }[],
) {
  const elements = await Promise.all(
    changes.map(async ({ control, value }) => ({ element: await control.elementHandle(), value })),
  );
  await page.evaluate((all) => {
    for (const { element, value } of all) {
      if (!(element instanceof HTMLElement)) throw new Error('A control is missing');
      if (value === null) {
        element.click();
        continue;
      }
      // The setter of the prototype; React replaces that of the element.
      const prototype = Object.getPrototypeOf(element);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
      const type = element instanceof HTMLSelectElement ? 'change' : 'input';
      element.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, elements);
}

test('two choices in the explorer before the page renders again both take effect', async ({
  page,
}) => {
  await page.goto('/explore?period=all');
  await expect(page.getByRole('region', { name: 'Matches: Month' })).toBeVisible();
  await changeAtOnce(page, [
    { control: page.getByLabel('Show', { exact: true }), value: 'winRate' },
    { control: page.getByLabel('By', { exact: true }), value: 'mode' },
  ]);
  await expect(page).toHaveURL('/explore?period=all&measure=winRate&by=mode');
});

test('two filters of a profile chosen before it renders again both take effect', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await changeAtOnce(page, [
    { control: page.getByLabel('Game Category', { exact: true }), value: 'pvp' },
    { control: page.getByLabel('Group Size', { exact: true }), value: '1' },
  ]);
  await expect(page).toHaveURL(/\?category=pvp&partySize=1$/);
});

test('two prices of a fusion plan typed before it renders again both take effect', async ({
  page,
}) => {
  await page.goto('/fcalc?copy=120');
  await changeAtOnce(page, [
    { control: page.getByLabel('Coins per copy', { exact: true }), value: '130' },
    { control: page.getByLabel('Coins per stabiliser', { exact: true }), value: '70' },
  ]);
  await expect(page).toHaveURL(/copy=130&stabiliser=70/);
});

test('two players removed from a comparison before it renders again are both removed', async ({
  page,
  api,
}) => {
  const { players } = await api.players();
  const ids = players.slice(0, 4).map(({ id }) => id);
  await page.goto(`/compare?players=${ids.join(',')}`);
  const removals = page.getByRole('button', { name: /^Remove / });
  await expect(removals).toHaveCount(4);
  await changeAtOnce(page, [
    { control: removals.nth(0), value: null },
    { control: removals.nth(1), value: null },
  ]);
  await expect(removals).toHaveCount(2);
  await expect(page).toHaveURL(`/compare?players=${ids[2]}%2C${ids[3]}`);
});

test('what is typed while the prices of parts load is kept once they arrive', async ({
  page,
  api,
}) => {
  const { prices } = await api.call('GET /api/prices', { query: { kind: 'part' } });
  const part = assertDefined(prices.find(({ sell }) => sell !== null));
  const release = await holdRequests(page, '**/api/prices**');
  await page.goto('/fcalc');
  await page.getByLabel('Part', { exact: true }).fill(part.name);
  await page.getByLabel('Coins per stabiliser', { exact: true }).fill('70');
  await expect(page).toHaveURL(/stabiliser=70/);
  release();
  await expect(page).toHaveURL(new RegExp(`part=${escapeRegExp(part.id)}`));
  await expect(page).toHaveURL(/stabiliser=70/);
});
