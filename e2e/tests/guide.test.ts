import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { navigate } from '../src/navigate.ts';
import { repository } from '../src/repository.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';

test('the counter is incremented, decremented, and increased by an amount, also later or only if odd', async ({
  page,
}) => {
  await page.clock.install();
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
  await stopClock(page);
  await page.getByRole('button', { name: 'Add Async' }).click();
  await expect(page.getByRole('button', { name: 'Adding…' })).toBeDisabled();
  await page.clock.runFor(500);
  await expect(count).toHaveText('13');
  await page.getByRole('button', { name: 'Decrement' }).click();
  await expect(count).toHaveText('12');
});

test('the calls of the API page are answered, with success and with errors', async ({ page }) => {
  await page.goto('/docs/api-calls');
  await page.getByRole('button', { name: 'GET /api/user?id=12345' }).click();
  await expect(page.getByText('Sparkwell')).toBeVisible();
  await page.getByRole('button', { name: 'POST without a last name' }).click();
  await expect(page.getByText("Looks like you didn't provide the required data.")).toBeVisible();
  await expect(page.getByText('POST without a last name: failed, 400')).toBeVisible();
  await page.getByRole('button', { name: 'GET /api/products', exact: true }).click();
  await expect(page.getByText('Radiator')).toBeVisible();
  await page.getByRole('button', { name: 'POST Door, 40' }).click();
  await expect(page.getByText('POST Door, 40: answered, 200')).toBeVisible();
  await page.getByRole('button', { name: 'POST without a price' }).click();
  await expect(page.getByText('POST without a price: failed, 400')).toBeVisible();
});

test('the guards show a visitor only what is for visitors', async ({ page }) => {
  await page.goto('/docs/guards');
  await expect(page.getByText('Only visitors see this.', { exact: true })).toBeVisible();
  await expect(page.getByText('You’re not signed in')).toBeVisible();
});

test('code is copied as it is quoted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/redux');
  await page.getByRole('button', { name: /^Copy: .*counter-store\.ts/ }).click();
  const readCopiedText = () => page.evaluate(() => navigator.clipboard.readText());
  await expect
    .poll(readCopiedText)
    .toContain('configureStore({ reducer: { counter: counterReducer } })');
});

test('the guide shows the settings of the README', async ({ page }) => {
  const readme = readFileSync(join(repository, 'README.md'), 'utf8');
  const names = [...readme.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  await page.goto('/docs/environment-variables');
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(names.length + 1);
  expect(await table.locator('tbody td:first-child').allTextContents()).toEqual(names);
});

test('the guide’s tables break no words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/environment-variables');
  const table = page.getByRole('table');
  await expect(table).toBeVisible();
  const broken = await table.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const brokenWords: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const word of (node.textContent ?? '').matchAll(/[\w’]+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
          brokenWords.push(word[0]);
      }
    }
    return brokenWords;
  });
  expect(broken).toEqual([]);
});

test('a file that the guide names opens over the page', async ({ page }) => {
  await page.goto('/docs/introduction');
  const name = page.getByRole('button', { name: 'docs/glossary.md' });
  await name.click();
  const dialog = page.getByRole('dialog', { name: 'docs/glossary.md' });
  await expect(dialog).toContainText('# Glossary');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(name).toBeFocused();
});

test('every page of the guide has its topics, and each can be linked to', async ({ page }) => {
  const topics: Record<string, string[]> = {
    introduction: ['Introduction', 'Table of Contents', 'Something missing?'],
    'getting-started': ['Installation', 'Build tools', 'Contents'],
    routing: [
      'Introduction',
      'How to add routes',
      'How to add a link',
      'How to navigate programmatically',
    ],
    'auth/auth0': ['Introduction', 'Quick start', 'How to use'],
    'auth/cognito': ['Introduction', 'Quick start', 'How to use'],
    'auth/firebase': ['Introduction', 'Quick start', 'How to use'],
    'auth/jwt': ['Introduction', 'Quick start', 'How to use'],
    guards: ['Introduction', 'Auth Guard', 'Guest Guard'],
    'api-calls': ['Introduction', 'Axios', 'Axios Mock Adapter'],
    'environment-variables': [
      'Introduction',
      'Adding environment variables',
      'Accessing environment variables',
      'Learn more',
    ],
    redux: ['Introduction', 'Usage', 'Real-life example', 'Redux DevTools'],
    internationalization: ['Introduction', 'Usage with hooks', 'Usage with HOC', 'Learn more'],
    'eslint-and-prettier': ['Introduction', 'Usage', 'VSCode integration'],
    deployment: ['Introduction', 'Static Server', 'Other Solutions', 'Express', 'Netlify'],
    'migrating-to-next-js': [
      'Introduction',
      'Official Guide',
      'Update dependencies',
      'Update entry file',
      'Update shared layout',
      'Update routes',
    ],
  };
  for (const [path, titles] of Object.entries(topics)) {
    await navigate(page, `/docs/${path}`);
    const headings = page.locator('.guide h2');
    await expect(headings).toHaveText(titles);
    const last = page.locator('.guide > section').last();
    await page.goto(`/docs/${path}#${await last.getAttribute('id')}`);
    await expect(last.getByRole('heading', { level: 2 })).toBeInViewport();
  }
});
