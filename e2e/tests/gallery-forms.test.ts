import type { Locator } from '@playwright/test';
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

test('buttons beside a field change its content, menus its unit', async ({ page }) => {
  await page.goto('/forms/input-groups');
  const card = page.getByRole('region', { name: 'Button addons' });
  await card.getByRole('button', { name: 'Upper' }).click();
  await expect(card.getByRole('textbox')).toHaveCount(4);
  for (const field of await card.getByRole('textbox').all())
    await expect(field).toHaveValue('SCRAP');
  await card.getByRole('button', { name: 'Clear' }).click();
  for (const field of await card.getByRole('textbox').all()) await expect(field).toHaveValue('');
  const menus = page.getByRole('region', { name: 'Buttons with dropdowns' });
  const unit = menus.getByRole('button', { name: 'Unit: km/h' }).first();
  await unit.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'km/h', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'km/h', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator('[aria-selected]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menus.getByRole('button', { name: 'Unit: mph' })).toHaveCount(4);
  await expect(menus.getByRole('button', { name: 'Unit: mph' }).first()).toBeFocused();
});

test('masks accept what fits, insert separators, and truncate pasted text', async ({ page }) => {
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
  await phone.fill('(415) 555-0137 99');
  await expect(phone).toHaveValue('(415) 555-0137');
});

/** Returns the text of a field with a bar at its caret. */
const readWithCaret = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const caret = input.selectionStart ?? 0;
    return `${input.value.slice(0, caret)}|${input.value.slice(caret)}`;
  });

test('editing the middle of a masked field keeps what follows', async ({ page }) => {
  await page.goto('/form-plugins/advanced-inputs');
  const date = page.getByLabel('Date', { exact: true });
  await date.pressSequentially('7/8/2020');
  await expect(date).toHaveValue('07/08/2020');
  await date.press('Home');
  await date.press('ArrowRight');
  // The mask has no room for another digit.
  await date.press('1');
  await expect.poll(() => readWithCaret(date)).toBe('0|7/08/2020');
  await date.press('Backspace');
  await date.press('1');
  await expect.poll(() => readWithCaret(date)).toBe('1|7/08/2020');
  await date.press('ArrowRight');
  // Delete steps over the separator and removes the digit after it.
  await date.press('Delete');
  await expect.poll(() => readWithCaret(date)).toBe('17/|82/020');
  const address = page.getByLabel('IP address');
  await address.pressSequentially('192.168.1.010');
  await expect(address).toHaveValue('192.168.001.010');
});

test('amounts fill from the right, and surplus digits are ignored', async ({ page }) => {
  await page.goto('/form-plugins/advanced-inputs');
  const money = page.getByLabel('Money 2');
  const shown = ['0,01|', '0,12|', '1,23|', '12,34|', '123,45|', '1.234,56|', '1.234,56|'];
  for (const [index, amount] of shown.entries()) {
    await money.press(String(index + 1));
    await expect.poll(() => readWithCaret(money)).toBe(amount);
  }
  for (let step = 0; step < 3; step += 1) await money.press('ArrowLeft');
  await expect.poll(() => readWithCaret(money)).toBe('1.234|,56');
  await money.press('Backspace');
  await money.press('9');
  await expect.poll(() => readWithCaret(money)).toBe('1.239|,56');
  await money.press('ControlOrMeta+a');
  await money.press('Backspace');
  await expect(money).toHaveValue('');
});

test('pasted values are parsed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/form-plugins/advanced-inputs');
  for (const [label, pasted, shown] of [
    ['Date', '2020-7-31', '31/07/2020'],
    ['Date & Hour', '31.7.2020 9:05:00', '31/07/2020 09:05:00'],
    ['IP address', '192.168.1.10', '192.168.001.010'],
    ['US telephone', '+1 415 555 0137', '(415) 555-0137'],
    ['São Paulo mobile phone', '+5511955550134', '(11) 95555-0134'],
    ['Money', '$ 12,345.6', '12.345,60'],
    ['CNPJ', '12345678000195 and more', '12.345.678/0001-95'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
    await field.press('ControlOrMeta+v');
    await expect(field).toHaveValue(shown);
  }
});

test('selects: single, multiple, searchable, clearable, loading, disabled', async ({ page }) => {
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
  await page.getByLabel('Single').focus();
  const focusedControl = page.locator('.demo-select__control--is-focused');
  await expect(focusedControl).toHaveText('Chocolate');
  await expect(focusedControl).not.toHaveCSS('box-shadow', 'none');
});

test('Formik requires all six fields and marks valid ones', async ({ page }) => {
  await page.goto('/form-plugins/formik');
  await expect(page.getByLabel('First name')).toHaveValue('Piper');
  await page.getByRole('button', { name: 'Submit form' }).click();
  for (const name of ['Username', 'City', 'State', 'Zip']) {
    await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByText('Looks good!').first()).toBeVisible();
  await page.getByLabel('First name').fill('');
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('First name').fill('Marta');
  for (const name of ['Username', 'City', 'State', 'Zip']) await page.getByLabel(name).fill('x');
  await page.getByRole('button', { name: 'Submit form' }).click();
  await expect(page.getByText('"firstName": "Marta"')).toBeVisible();
  await page.getByLabel('City').fill('Bern');
  await expect(page.getByText('"firstName": "Marta"')).toHaveCount(0);
});

test('an editor stores its text as a Delta, never as HTML', async ({ page }) => {
  await page.goto('/form-plugins/editors');
  const editor = page.getByRole('textbox', { name: 'Text in the snow editor' });
  await editor.click();
  await page.getByRole('button', { name: 'bold' }).first().click();
  await page.keyboard.type('<img src=x onerror=alert(1)> rust');
  await page.reload();
  await expect(editor).toContainText('<img src=x onerror=alert(1)> rust');
  await expect(editor.locator('img')).toHaveCount(0);
  await expect(editor.locator('strong')).toContainText('rust');
  const storedText = await page.evaluate(() => localStorage.getItem('gallery.editor.snow'));
  expect(JSON.parse(storedText ?? 'null').ops[0].attributes).toEqual({ bold: true });
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(page.getByText('Empty').first()).toBeVisible();
  await expect(editor).toBeFocused();
});

test('an editor does not trap Tab and accepts no external pictures', async ({ page }) => {
  await page.goto('/form-plugins/editors');
  const editor = page.getByRole('textbox', { name: 'Text in the snow editor' });
  await editor.click();
  await editor.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<h1>Rust</h1><img src="https://example.com/a.png"><a href="javascript:alert(1)">more</a>',
    );
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(editor.locator('h1')).toHaveText('Rust');
  await expect(editor.locator('img')).toHaveCount(0);
  await expect(editor.getByText('more')).toHaveAttribute('href', 'about:blank');
  const clear = page.getByRole('button', { name: 'Clear: Text in the snow editor' });
  // Tab would skip a disabled button.
  await expect(clear).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Plain text' }).first()).toBeFocused();
});

test('the bubble editor’s tools work by keyboard', async ({ page }) => {
  await page.goto('/form-plugins/editors');
  const editor = page.getByRole('textbox', { name: 'Text in the bubble editor' });
  await editor.click();
  await page.keyboard.type('rust');
  await page.keyboard.press('ControlOrMeta+a');
  const tools = page.getByRole('toolbar', { name: 'Formatting: Text in the bubble editor' });
  await expect(tools).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.locator('strong')).toHaveText('rust');
});

test('damaged stored text is ignored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gallery.editor.snow', '{"ops":[null,{"insert":{"image":"x"}}]}');
  });
  await page.goto('/form-plugins/editors');
  const editor = page.getByRole('textbox', { name: 'Text in the snow editor' });
  await editor.pressSequentially('rust');
  await expect(editor).toHaveText('rust');
});

test('the floating label textarea is 100 px high', async ({ page }) => {
  await page.goto('/forms/floating-labels');
  const box = await page.getByLabel('Comments').boundingBox();
  expect(box?.height).toBe(100);
});
