import { expect, test } from '../src/test.ts';

test('the counter counts: up, down, an amount, later, and to odd numbers', async ({ page }) => {
  await page.goto('/docs/redux');
  const count = page.getByRole('status', { name: 'Count' });
  await page.getByRole('button', { name: 'Increment' }).click();
  await expect(count).toHaveText('1');
  await page.getByRole('button', { name: 'Add If Odd' }).click();
  await expect(count).toHaveText('3');
  await page.getByLabel('Amount', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Add Amount' }).click();
  await expect(count).toHaveText('8');
  await page.getByRole('button', { name: 'Add If Odd' }).click();
  await expect(count).toHaveText('8');
  await page.getByRole('button', { name: 'Add Async' }).click();
  await expect(page.getByRole('button', { name: 'Adding …' })).toBeDisabled();
  await expect(count).toHaveText('13');
  await page.getByRole('button', { name: 'Decrement' }).click();
  await expect(count).toHaveText('12');
});

test('the calls of the page about calls are answered, well and badly', async ({ page }) => {
  await page.goto('/docs/api-calls');
  await page.getByRole('button', { name: 'GET /api/user?id=12345' }).click();
  await expect(page.getByText('Flintstone')).toBeVisible();
  await page.getByRole('button', { name: 'POST without a last name' }).click();
  await expect(page.getByText("Looks like you didn't provide the required data.")).toBeVisible();
  await page.getByRole('button', { name: 'GET /api/products', exact: true }).click();
  await expect(page.getByText('Radiator')).toBeVisible();
});

test('the guards are live', async ({ page }) => {
  await page.goto('/docs/guards');
  await expect(
    page.getByText('Only people who are not signed in read this.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('You are not signed in')).toBeVisible();
});

test('code is copied as it is quoted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/redux');
  await page.getByRole('button', { name: /^Copy: .*counter-store\.ts/ }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('configureStore({ reducer: { counter: counterReducer } })');
});
