import { expect, test } from '../src/test.ts';

test('a form sends nothing and shows what it would send', async ({ page }) => {
  await page.goto('/forms/layouts');
  const card = page.getByRole('region', { name: 'Basic form' });
  await card.getByLabel('Email address').fill('driver@example.com');
  await card.getByLabel('Password').fill('rusty nails');
  await card.getByRole('button', { name: 'Submit' }).click();
  await expect(card.getByText('driver@example.com')).toBeVisible();
  await expect(card.getByText('rusty nails')).toHaveCount(0);
  const third = page.getByRole('region', { name: 'Horizontal form' }).getByLabel('Third');
  await expect(third).toBeDisabled();
});

test('buttons beside a field change what stands in it, menus its unit', async ({ page }) => {
  await page.goto('/forms/input-groups');
  const card = page.getByRole('region', { name: 'Button addons' });
  await card.getByRole('button', { name: 'Upper' }).click();
  for (const field of await card.getByRole('textbox').all())
    await expect(field).toHaveValue('SCRAP');
  await card.getByRole('button', { name: 'Clear' }).click();
  for (const field of await card.getByRole('textbox').all()) await expect(field).toHaveValue('');
  const menus = page.getByRole('region', { name: 'Buttons with dropdowns' });
  await menus.getByRole('button', { name: 'km/h' }).first().click();
  await menus.getByRole('button', { name: 'mph' }).click();
  await expect(menus.getByRole('button', { name: 'mph' }).first()).toBeVisible();
});

test('masks take what fits, put the signs between, and cut what is pasted', async ({ page }) => {
  await page.goto('/form-plugins/advanced-inputs');
  const typed: [label: string, keys: string, shown: string][] = [
    ['Date', '07x072020', '07/07/2020'],
    ['Hour', '12300000', '12:30:0000'],
    ['Date & Hour', '07072020123456', '07/07/2020 12:34:56'],
    ['ZIP Code', '01310100', '01310-100'],
    ['Number in groups', '1234567', '1-23-45-67'],
    ['Money', '1234567', '12.345,67'],
    ['Money 2', '123456', '1.234,56'],
    ['Telephone', '55550134', '5555-0134'],
    ['Telephone with area code', '1155550134', '(11) 5555-0134'],
    ['US telephone', '4155550137', '(415) 555-0137'],
    ['São Paulo mobile phone', '11955550134', '(11) 95555-0134'],
    ['CPF', '12345678909', '123.456.789-09'],
    ['CNPJ', '12345678000195', '12.345.678/0001-95'],
    ['IP address', '192168001010', '192.168.001.010'],
  ];
  for (const [label, keys, shown] of typed) {
    const field = page.getByLabel(label, { exact: true });
    await field.pressSequentially(keys);
    await expect(field).toHaveValue(shown);
  }
  const phone = page.getByLabel('US telephone');
  await phone.fill('+1 (415) 555-0137 99');
  await expect(phone).toHaveValue('(141) 555-5013');
});

test('selects: one, several, searched, cleared, loading, off', async ({ page }) => {
  await page.goto('/form-plugins/advanced-inputs');
  await page.getByLabel('Multi').click();
  await expect(page.getByRole('option')).toHaveText(['Chocolate', 'Strawberry', 'Vanilla']);
  await page.getByRole('option', { name: 'Vanilla' }).click();
  await page.getByRole('option', { name: 'Chocolate' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByLabel('Searchable').fill('straw');
  await expect(page.getByRole('option')).toHaveText(['Strawberry']);
  await page.keyboard.press('Enter');
  await expect(page.locator('.demo-select').nth(2)).toContainText('Strawberry');
  const clearable = page.locator('.demo-select').nth(3);
  await expect(clearable).toContainText('Chocolate');
  await page.getByLabel('Clearable').focus();
  await page.keyboard.press('Backspace');
  await expect(clearable).not.toContainText('Chocolate');
  await expect(page.getByLabel('Disabled')).toBeDisabled();
});

test('Formik asks for all six fields, and says what is right', async ({ page }) => {
  await page.goto('/form-plugins/formik');
  await expect(page.getByLabel('First name')).toHaveValue('Mark');
  await page.getByRole('button', { name: 'Submit form' }).click();
  for (const name of ['Username', 'City', 'State', 'Zip']) {
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByText('Looks good!').first()).toBeVisible();
  await page.getByLabel('First name').fill('');
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('First name').fill('Marta');
  for (const name of ['Username', 'City', 'State', 'Zip']) await page.getByLabel(name).fill('x');
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page.getByText('"firstName": "Marta"')).toBeVisible();
});

test('an editor keeps its text as its delta, never as HTML', async ({ page }) => {
  await page.goto('/form-plugins/editors');
  const editor = page.getByRole('textbox', { name: 'Text in the snow editor' });
  await editor.click();
  await page.getByRole('button', { name: 'bold' }).first().click();
  await page.keyboard.type('<img src=x onerror=alert(1)> rust');
  await page.reload();
  await expect(editor).toContainText('<img src=x onerror=alert(1)> rust');
  await expect(editor.locator('img')).toHaveCount(0);
  await expect(editor.locator('strong')).toContainText('rust');
  const kept = await page.evaluate(() => localStorage.getItem('gallery.editor.snow'));
  expect(JSON.parse(kept ?? 'null').ops[0].attributes).toEqual({ bold: true });
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(page.getByText('Empty').first()).toBeVisible();
});
