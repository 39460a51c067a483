import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const readCellTexts = (page: Page, column: number) =>
  page.getByRole('tabpanel').first().locator(`tbody tr td:nth-child(${column})`).allTextContents();

test('pages have ten to fifty rows, page numbers are clamped, and the URL keeps both', async ({
  page,
}) => {
  await page.goto('/advanced-tables/pagination');
  await expect(page.getByText('Page 1 of 6')).toBeVisible();
  expect(await readCellTexts(page, 1)).toHaveLength(10);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Last' }).click();
  await expect(page.getByText('Page 6 of 6')).toBeVisible();
  expect(await readCellTexts(page, 1)).toHaveLength(7);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expect(pages.getByRole('button', { name: 'Last' })).toBeFocused();
  await page.getByLabel('Show', { exact: true }).selectOption('50');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  expect(await readCellTexts(page, 1)).toHaveLength(50);
  await page.getByLabel('Go to page').fill('99');
  await page.getByLabel('Go to page').press('Enter');
  await expect(page).toHaveURL(/size=50.*page=2|page=2.*size=50/);
  await page.reload();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  expect(await readCellTexts(page, 1)).toHaveLength(7);
});

test('a page number is corrected in its field, which keeps the focus; invalid ones are ignored', async ({
  page,
}) => {
  await page.goto('/advanced-tables/pagination');
  const field = page.getByLabel('Go to page');
  await field.fill('3');
  await field.press('Enter');
  await expect(page.getByText('Page 3 of 6')).toBeVisible();
  await expect(field).toBeFocused();
  for (const typed of ['99', '7']) {
    await field.fill(typed);
    await field.press('Enter');
    await expect(page.getByText('Page 6 of 6')).toBeVisible();
    await expect(field).toHaveValue('6');
  }
  await field.fill('');
  await field.blur();
  await expect(field).toHaveValue('6');
  await expect(page.getByText('Page 6 of 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 3 of 6')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 1 of 6')).toBeVisible();
});

test('a filter keeps every letter, however fast it is typed', async ({ page }) => {
  await page.goto('/advanced-tables/column-filtering');
  const name = page.getByLabel('Filter Name');
  await name.pressSequentially('mitri Hargrove');
  await name.press('Home');
  await name.pressSequentially('D');
  await expect(name).toHaveValue('Dmitri Hargrove');
  await expect(page.getByText('1 of 15 rows')).toBeVisible();
  await expect(page).toHaveURL(/name=Dmitri\+Hargrove/);
  await page.reload();
  await expect(name).toHaveValue('Dmitri Hargrove');
  await expect(page.getByText('1 of 15 rows')).toBeVisible();
});

test('invalid parts of a URL are ignored', async ({ page }) => {
  const invalid = 'ageMin=x&ageMax=1e9&office=Atlantis&position=%00';
  await page.goto(`/advanced-tables/column-filtering?${invalid}`);
  await expect(page.getByText('15 of 15 rows')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
  await page.goto('/advanced-tables/pagination?page=-3&size=7&data=x');
  await expect(page.getByText('Page 1 of 6')).toBeVisible();
  await page.goto('/advanced-tables/column-sorting?sort=-__proto__');
  await expect(page.getByRole('row')).toHaveCount(16);
  await expect(page.locator('[aria-sort]')).toHaveCount(0);
  await page.goto('/advanced-tables/row-expanding?open=99,-1,x,constructor');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.goto('/advanced-tables/row-selection?selected=99,-1,x,3,3');
  await expect(page.getByText('1 of 10 rows selected')).toBeVisible();
});

test('the active tab is in the URL, and Back returns to the previous one', async ({ page }) => {
  await page.goto('/advanced-tables/column-sorting?sort=age');
  await page.getByRole('tab', { name: 'Game data' }).click();
  await expect(page.getByRole('table', { name: 'Players' })).toBeVisible();
  await expect(page).toHaveURL(/\?data=game$/);
  await page.reload();
  await expect(page.getByRole('table', { name: 'Players' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('columnheader', { name: 'Age' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});

test('a heading sorts ascending, descending, then not at all; amounts and dates by value', async ({
  page,
}) => {
  await page.goto('/advanced-tables/column-sorting');
  await expect(page.getByRole('row')).toHaveCount(16);
  const before = await readCellTexts(page, 1);
  const salary = page.getByRole('columnheader', { name: 'Salary' });
  const readAmounts = async () =>
    (await readCellTexts(page, 6)).map((text) => Number(text.replace(/[$,]/g, '')));
  await salary.getByRole('button').click();
  await expect(salary).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await readAmounts();
  expect(ascending).toEqual(ascending.toSorted((a, b) => a - b));
  await salary.getByRole('button').click();
  await expect(salary).toHaveAttribute('aria-sort', 'descending');
  expect(await readAmounts()).toEqual(ascending.toReversed());
  await salary.getByRole('button').click();
  await expect(salary).not.toHaveAttribute('aria-sort', /./);
  expect(await readCellTexts(page, 1)).toEqual(before);
  await page.goto('/advanced-tables/column-sorting?sort=startDate');
  await expect(page.getByRole('row')).toHaveCount(16);
  const dates = await readCellTexts(page, 5);
  expect(dates).toEqual(dates.toSorted());
  expect(dates).toHaveLength(15);
});

test('filters combine: prefix, selection and range', async ({ page }) => {
  await page.goto('/advanced-tables/column-filtering');
  await expect(page.getByText('15 of 15 rows')).toBeVisible();
  const office = page.getByLabel('Filter Office');
  await office.selectOption('London');
  await expect.poll(async () => new Set(await readCellTexts(page, 3))).toEqual(new Set(['London']));
  const ages = (await readCellTexts(page, 4)).map(Number);
  const youngest = Math.min(...ages);
  await page.getByLabel('Age, smallest').fill(String(youngest + 1));
  await expect(page).toHaveURL(/ageMin=/);
  await expect
    .poll(async () => (await readCellTexts(page, 4)).map(Number))
    .toEqual(ages.filter((age) => age > youngest));
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('15 of 15 rows')).toBeVisible();
  const [first = ''] = await readCellTexts(page, 1);
  await page.getByLabel('Filter Name').fill(first.slice(0, 3).toUpperCase());
  await expect.poll(async () => (await readCellTexts(page, 1)).length).toBeLessThan(15);
  for (const name of await readCellTexts(page, 1)) expect(name.slice(0, 3)).toBe(first.slice(0, 3));
  await page.getByLabel('Filter Name').fill('zzzz');
  await expect(page.getByText('No rows match the filters.')).toBeVisible();
});

test('rows expand one by one and all at once', async ({ page }) => {
  await page.goto('/advanced-tables/row-expanding');
  const rows = page.getByRole('tabpanel').first().locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await rows.first().getByRole('button').click();
  await expect(rows).toHaveCount(13);
  await expect(rows.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', { name: 'Expand all rows' }).click();
  await expect(rows).toHaveCount(40);
  await page.reload();
  await expect(rows).toHaveCount(40);
  await page.getByRole('button', { name: 'Collapse all rows' }).click();
  await expect(rows).toHaveCount(10);
  // Expanded one by one, all rows count as expanded as well; from the last one up, so that no other
  // button moves.
  for (const toggle of (await rows.getByRole('button').all()).reverse()) await toggle.click();
  await expect(page).toHaveURL(/\?open=all$/);
  await page.getByRole('button', { name: 'Collapse all rows' }).click();
  await expect(rows).toHaveCount(10);
});

test('the checkbox in the heading shows none, some or all, with the count', async ({ page }) => {
  await page.goto('/advanced-tables/row-selection');
  const selectAll = page.getByLabel('Select all rows');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.nth(1).click();
  await expect(page.getByText('1 of 10 rows selected')).toBeVisible();
  await boxes.nth(3).click();
  await expect(page.getByText('2 of 10 rows selected')).toBeVisible();
  await expect(selectAll).toBeChecked({ indeterminate: true });
  await selectAll.click();
  await expect(page.getByText('10 of 10 rows selected')).toBeVisible();
  await expect(selectAll).toBeChecked();
  await page.reload();
  await expect(page.getByText('10 of 10 rows selected')).toBeVisible();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(selectAll).not.toBeChecked();
});

test('every click counts, even if the page renders slowly', async ({ page }) => {
  await page.goto('/advanced-tables/row-selection');
  await expect(page.getByText('0 of 10 rows selected')).toBeVisible();
  const clickAll = (all: HTMLElement[]) => all.slice(0, 3).forEach((button) => void button.click());
  await page.locator('tbody').getByRole('checkbox').evaluateAll(clickAll);
  await expect(page.getByText('3 of 10 rows selected')).toBeVisible();
  await page.goto('/advanced-tables/row-expanding');
  const toggles = page.locator('tbody').getByRole('button', { name: /^Rows below/ });
  await expect(toggles).toHaveCount(10);
  await toggles.evaluateAll(clickAll);
  await expect(page.locator('tbody button[aria-expanded="true"]')).toHaveCount(3);
});

test('the tables also show game data: players, and the teams of a match', async ({ page, api }) => {
  const { players } = await api.players({ sort: 'games', direction: 'desc' });
  await page.goto('/advanced-tables/pagination');
  await page.getByRole('tab', { name: 'Game data' }).click();
  const name = players[0]?.nickname ?? '';
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await page.goto('/advanced-tables/row-expanding');
  await page.getByRole('tab', { name: 'Game data' }).click();
  await page.getByRole('button', { name: 'Rows below Team 1' }).click();
  await expect(page.getByRole('table', { name: 'Teams' }).getByRole('row')).not.toHaveCount(3);
});

test('a row is renamed, removed and restored', async ({ page }) => {
  await page.goto('/tables');
  const card = page.getByRole('region', { name: 'Basic table' });
  await card.getByRole('button', { name: 'Rename Iker Valdés' }).click();
  await card.getByRole('textbox').fill('Iker V.');
  await card.getByRole('textbox').press('Enter');
  await expect(card.getByRole('cell', { name: 'Iker V.', exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Remove Iker V.' }).click();
  await expect(card.getByRole('row')).toHaveCount(5);
  await card.getByRole('button', { name: 'Restore' }).click();
  await expect(card.getByRole('row')).toHaveCount(6);
});
