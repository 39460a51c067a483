import { demoCredentials } from '@scrapboard/contract';
import {
  expectFieldError,
  heading,
  mainAlert,
  passwordBox,
  readStoredToken,
  signIn,
  signOut,
  signUp,
  submitButton,
  userMenu,
} from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { onServer } from '../src/back-ends.ts';
import { checkScreen } from '../src/check-screen.ts';
import { DAY_MS } from '../src/day-ms.ts';
import { navigate } from '../src/navigate.ts';
import { createPerson } from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';

test('auth pages and their error pages have a layout of their own', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const [path, name, title = name] of [
    ['/auth', 'Welcome back, driver', 'Sign in'],
    ['/auth/sign-up', 'Get started', 'Sign up'],
    ['/auth/reset-password', 'Reset password'],
    ['/auth/404', 'Page not found.'],
    ['/auth/no-such-page', 'Page not found.'],
    ['/auth/500', 'Internal server error.'],
  ] as const) {
    await navigate(page, path);
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(`${title} | Scrapboard`);
    await expect(page.locator('#sidebar')).toHaveCount(0);
  }
  await expect(page.getByRole('main')).toContainText(
    "The server encountered something unexpected that didn't allow it to complete the request.",
  );
  await page.getByRole('button', { name: 'Theme builder' }).click();
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Return to website' }).click();
  await expect(page).toHaveURL('/');
});

test('the sign-in form shows errors at its fields', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await signIn(page, { email: '', password: '' });
  await expectFieldError(page, 'Email', 'Email is required', true);
  await expectFieldError(page, 'Password', 'Password is required');
  await signIn(page, { email: 'nobody', password: 'x' });
  await expectFieldError(page, 'Email', 'Must be a valid email', true);
  await signIn(page, { email: demoCredentials.email, password: 'x'.repeat(256) });
  await expectFieldError(page, 'Password', 'Must be at most 255 characters', true);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordBox(page)).toHaveAttribute('type', 'text');
  const capsLock = page.getByRole('status').filter({ hasText: 'Caps Lock is on.' });
  await passwordBox(page).focus();
  await passwordBox(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(capsLock).toBeVisible();
  await passwordBox(page).press('Tab');
  await expect(capsLock).toHaveCount(0);
});

test('without "Remember me" the sign-in lasts for this browser session only', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.goto('/auth/sign-in');
  await page.getByRole('checkbox', { name: 'Remember me next time' }).uncheck();
  await signIn(page, demoCredentials);
  await expect(page).toHaveURL('/private');
  const { local, session } = await readStoredToken(page);
  expect(local).toBeNull();
  expect(session).not.toBeNull();
  await page.reload();
  await expect(userMenu(page)).toContainText('Demo Driver');

  const tab = await context.newPage();
  await tab.goto('/private');
  await expect(tab.getByRole('heading', { name: 'Welcome back, Demo Driver!' })).toBeVisible();

  const laterContext = await browser.newContext({
    baseURL: assertDefined(baseURL),
    storageState: await context.storageState(),
  });
  const laterPage = await laterContext.newPage();
  await laterPage.goto('/private');
  await expect(laterPage).toHaveURL(/\/auth\/sign-in/);
  await laterContext.close();
});

test('other tabs follow a sign-in and a sign-out', async ({ page, context }) => {
  const tab = await context.newPage();
  await tab.goto('/private?period=30d');
  await expect(tab).toHaveURL(/\/auth\/sign-in/);
  await page.goto('/terms');
  await expect(userMenu(page)).toContainText('Visitor');

  await tab.bringToFront();
  await signIn(tab, demoCredentials);
  await expect(tab).toHaveURL('/private?period=30d');
  await expect(userMenu(page)).toContainText('Demo Driver');

  await page.bringToFront();
  await signOut(page);
  await expect(userMenu(page)).toContainText('Visitor');
  await expect(page).toHaveURL('/terms');
  await expect(tab).toHaveURL(/\/auth\/sign-in\?to=%2Fprivate%3Fperiod%3D30d/);
  await expect(tab.getByText('This page is only visible')).toHaveCount(0);
});

test('an invalid or forged stored token counts as signed out', async ({ page, problems }) => {
  problems.allow(/401|could not be loaded/);
  await page.goto('/terms');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  const forgedToken = [{ alg: 'none', typ: 'JWT' }, { userId: '1', sub: '1', exp: expiresAt }, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  for (const token of ['no token', 'a.b.c', forgedToken]) {
    await page.evaluate((text) => localStorage.setItem('accessToken', text), token);
    await page.goto('/private');
    await expect(page, token).toHaveURL(/\/auth\/sign-in/);
    await expect(submitButton(page)).toBeEnabled();
  }
});

test('the sign-in page never redirects to another site, redirects signed-in users, and leads to sign-up', async ({
  page,
}) => {
  await page.goto('/auth/sign-in?to=%2F%2Fevil.example%2F');
  await signIn(page, demoCredentials);
  await expect(page).toHaveURL('/private');
  await page.goto('/auth/sign-in?to=//evil.example');
  await expect(page).toHaveURL('/private');
  await navigate(page, '/auth/sign-in?to=%2Fterms');
  await expect(page).toHaveURL('/terms');
  await navigate(page, '/auth/sign-in');
  await expect(page).toHaveURL('/private');
  // Signed-in users may have forgotten their password, too.
  await navigate(page, '/auth/reset-password');
  await expect(heading(page)).toHaveText('Reset password');

  // The demo account cannot claim players, says so and links to sign-up.
  await navigate(page, '/private');
  await expect(page.getByText('The demo account is shared')).toBeVisible();
  await page.getByRole('link', { name: 'Sign up to claim your player' }).click();
  await expect(heading(page)).toHaveText('Get started');
  const dora = createPerson('Dora');
  await signUp(page, dora);
  await expect(heading(page)).toHaveText('Welcome, Dora Schmied!');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/settings?tab=players');
  await expect(userMenu(page)).toContainText('Dora Schmied');
});

test('a session that ends while the page is open is renewed in a dialog', async ({
  page,
  problems,
}) => {
  problems.allow(/40[01]/);
  await page.clock.install();
  await page.goto('/auth/sign-in?to=%2Fprivate%3Fperiod%3Dall');
  await signIn(page, demoCredentials);
  await expect(page).toHaveURL('/private?period=all');
  await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Game Mode' })).toBeVisible();

  await page.clock.fastForward(3 * DAY_MS);
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(demoCredentials.email);
  await page.clock.setSystemTime(new Date());
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await password.press('Enter');
  await expect(password).toHaveAccessibleDescription('Password is required');
  await password.fill('not the password');
  await password.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(onServer.backEnd.texts.wrongPassword);
  await password.fill(demoCredentials.password);
  await password.press('Enter');
  await expect(dialog).toBeHidden();
  // The page is as it was before.
  await expect(page).toHaveURL('/private?period=all');
  await expect(page.getByRole('combobox', { name: 'Game Mode' })).toBeVisible();
  await expect(userMenu(page)).toContainText('Demo Driver');

  await page.clock.fastForward(3 * DAY_MS);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?to=%2Fprivate%3Fperiod%3Dall/);
  await expect(page.getByText('This page is only visible')).toHaveCount(0);
});

test('a save interrupted by the end of the session completes after signing in again', async ({
  page,
  problems,
}) => {
  problems.allow(/401/);
  const clara = createPerson('Clara');
  await page.goto('/auth/sign-up?to=%2Fsettings');
  await signUp(page, clara);
  await page.getByRole('link', { name: 'Continue' }).click();
  const name = page.getByRole('textbox', { name: 'Display name' });
  await name.fill('Clara the Welder');
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    await fetch('/api/auth/sign-out', { method: 'POST', headers: { authorization } });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await checkScreen(page, 'auth-sign-in-again');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(clara.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(name).toHaveValue('Clara the Welder');
  await expect(userMenu(page)).toContainText('Clara the Welder');
});

test('requesting a new password shows the same message to everyone and leads to sign-in', async ({
  page,
}) => {
  for (const email of ['nobody@example.org', demoCredentials.email]) {
    await navigate(page, '/auth/sign-in');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page)).toHaveText('Reset password');
    await submitButton(page).click();
    await expectFieldError(page, 'Email', 'Email is required', true);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await submitButton(page).click();
    await expect(page).toHaveURL('/auth/sign-in');
    await expect(
      page.getByRole('status').filter({ hasText: 'If there is an account' }),
    ).toBeVisible();
  }
});

test('too many wrong passwords cause a delay, and the form says how long', async ({
  page,
  problems,
}) => {
  problems.allow(/400|429/);
  const credentials = { email: 'guessed@example.org', password: 'one of many' };
  await page.goto('/auth/sign-in');
  const statuses: number[] = [];
  // Each delay is twice the previous one, so on any machine an attempt comes too soon.
  while (statuses.at(-1) !== 429) {
    const response = page.waitForResponse('**/api/auth/sign-in');
    await signIn(page, credentials);
    statuses.push((await response).status());
  }
  expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
  await expect(mainAlert(page)).toHaveText('Too many attempts. Wait a moment, then try again.');
  await expect(page.getByText(/Try again in \d+s\.|You can try again now\./)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});

test('every entry of the user menu leads to an existing page', async ({ page }) => {
  await page.goto('/terms');
  await userMenu(page).click();
  await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute(
    'href',
    '/auth/sign-up?to=%2Fterms',
  );
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, demoCredentials);
  await expect(page).toHaveURL('/terms');
  for (const [name, title] of [
    ['Profile', 'Dashboard'],
    ['Analytics', 'Player Activity'],
    ['Settings & Privacy', 'Settings & Privacy'],
    ['Help', 'Help Center'],
  ] as const) {
    await userMenu(page).click();
    await page.locator('.navbar-end').getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(userMenu(page)).toBeVisible();
  await expect(userMenu(page).getByText('Demo Driver')).toBeHidden();
});
