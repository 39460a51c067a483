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
import { onDemo, onServer } from '../src/back-ends.ts';
import { checkScreen } from '../src/check-screen.ts';
import { card } from '../src/profile-page.ts';
import { createPerson } from '../src/settings-pages.ts';
import { expect } from '../src/test.ts';

// On the demo, this only tests that the pages work with its answers; apps/server/src/features/demo
// tests that these equal the server's.
for (const { backEnd, test } of [onServer, onDemo]) {
  const { texts } = backEnd;
  test.describe(`accounts on ${backEnd.name}`, () => {
    test('a visitor sees nothing private, signs in and lands on the requested page', async ({
      page,
      problems,
    }) => {
      problems.allow(/400/);
      await page.goto('/private?period=all#page-heading');
      await expect(page).toHaveURL(/\/auth\/sign-in\?to=/);
      await expect(page).toHaveTitle('Sign in | Scrapboard');
      await expect(page.getByText('This page is only visible')).toHaveCount(0);

      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoCredentials.email);
      await expect(passwordBox(page)).toHaveValue(demoCredentials.password);
      await expect(page.getByText('This is demo data.')).toContainText(demoCredentials.email);
      await expect(page.getByRole('checkbox', { name: 'Remember me next time' })).toBeChecked();

      await signIn(page, { ...demoCredentials, password: 'not the password' });
      await expect(mainAlert(page)).toHaveText(texts.wrongPassword);
      await expect(submitButton(page)).toBeEnabled();
      await signIn(page, { email: 'nobody@example.org', password: 'not the password' });
      await expect(mainAlert(page)).toHaveText(texts.unknownEmail);

      await signIn(page, demoCredentials);
      await expect(page).toHaveURL('/private?period=all#page-heading');
      await expect(heading(page)).toHaveText('Dashboard');
      await expect(page.getByRole('heading', { name: 'Welcome back, Demo Driver!' })).toBeVisible();
      await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
      await expect(card(page, 'Record')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
      await expect(card(page, 'Match History').getByRole('row')).not.toHaveCount(0);
      const notice = page.getByText('This page is only visible by authenticated users.');
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toBeHidden();
      await expect(heading(page)).toBeFocused();

      await page.reload();
      await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Welcome back, Demo Driver!' })).toBeVisible();
    });

    test('sign-up validates its fields and signs in, and the account can sign in again', async ({
      page,
      problems,
    }) => {
      problems.allow(/400/);
      const anna = createPerson('Anna');
      await page.goto('/auth/sign-in?to=%2Fuser%3Fsort%3Dgames');
      await page.getByRole('link', { name: 'Sign up' }).click();
      await expect(heading(page)).toHaveText('Get started');
      await expect(heading(page)).toBeFocused();
      await submitButton(page).click();
      await expectFieldError(page, 'First name', 'First name is required', true);
      await expectFieldError(page, 'Last name', 'Last name is required');
      await expectFieldError(page, 'Email address', 'Email is required');
      await expectFieldError(page, 'Password', 'Required');
      await signUp(page, { ...anna, password: 'eleven char' });
      await expectFieldError(page, 'Password', 'Must be at least 12 characters', true);
      await signUp(page, anna, 'something else');
      await expectFieldError(page, 'Confirm password', 'Passwords must match', true);

      await signUp(page, anna);
      await expect(page).toHaveURL(/^[^?]*\/auth\/sign-in/);
      await expect(heading(page)).toHaveText('Welcome, Anna Schmied!');
      await expect(heading(page)).toBeFocused();
      // Signed-in users are not asked to sign in.
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
      expect((await readStoredToken(page)).local).not.toBeNull();
      if (backEnd.isShared) await checkScreen(page, 'auth-signed-up');
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/user?sort=games');
      await expect(userMenu(page)).toContainText('Anna Schmied');
      await page.goto('/auth/sign-up');
      await expect(page).toHaveURL('/private');
      await page.getByRole('link', { name: 'Claim your player' }).click();
      await expect(page).toHaveURL('/settings?tab=players');

      await page.goto('/');
      await expect(
        page.getByRole('heading', { name: 'Welcome back, Anna Schmied!' }),
      ).toBeVisible();
      await signOut(page);
      await expect(page.getByRole('heading', { name: 'Welcome back, visitor!' })).toBeVisible();

      await page.goto('/auth/sign-up');
      await signUp(page, anna);
      await expect(mainAlert(page)).toHaveText(
        'There already exists an account with the given email address.',
      );
      await expect(submitButton(page)).toBeEnabled();

      await page.goto('/auth/sign-in');
      await signIn(page, anna);
      await expect(page).toHaveURL('/private');
    });

    if (!backEnd.isShared) return;

    test('signing out ends the session on the server too', async ({ page, problems }) => {
      problems.allow(/401/);
      await page.goto('/auth/sign-in');
      await signIn(page, demoCredentials);
      await expect(page).toHaveURL('/private');
      const token = assertDefined((await readStoredToken(page)).local);
      const fetchAccount = (authorization: string) =>
        page.evaluate(async (header) => {
          const response = await fetch('/api/auth/my-account', {
            headers: { authorization: header },
          });
          return { status: response.status, body: await response.json() };
        }, authorization);
      expect(await fetchAccount(`Bearer ${token}`)).toMatchObject({
        status: 200,
        body: { user: { email: demoCredentials.email } },
      });
      await signOut(page);
      await expect(page).toHaveURL(/\/auth\/sign-in/);
      expect(await readStoredToken(page)).toEqual({ local: null, session: null });
      await expect
        .poll(() => fetchAccount(`Bearer ${token}`))
        .toMatchObject({
          status: 401,
          body: { message: 'Invalid authorization token' },
        });
      expect(await fetchAccount('')).toMatchObject({
        status: 401,
        body: { message: 'Authorization token missing' },
      });
    });

    test('a password reset link works only once', async ({ page, product, problems }) => {
      problems.allow(/40[01]|could not be loaded/);
      const berta = createPerson('Berta');
      await page.goto('/auth/sign-up');
      await signUp(page, berta);
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/private');
      await page.goto('/auth/reset-password');
      await page.getByRole('textbox', { name: 'Email' }).fill(berta.email);
      await submitButton(page).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'If there is an account' }),
      ).toBeVisible();

      const link = await backEnd.findResetLink(page, product);
      await page.goto(link);
      await expect(heading(page)).toHaveText('Set a new password');
      await expect(page).toHaveURL('/auth/reset-password');
      await checkScreen(page, 'auth-new-password');
      await passwordBox(page, 'New password').fill('twelve shiny bolts');
      await passwordBox(page, 'Confirm password').fill('twelve');
      await submitButton(page).click();
      await expectFieldError(page, 'Confirm password', 'Passwords must match', true);
      await passwordBox(page, 'Confirm password').fill('twelve shiny bolts');
      await submitButton(page).click();
      await expect(page).toHaveURL('/auth/sign-in');
      await expect(
        page.getByRole('status').filter({ hasText: 'Your new password is set.' }),
      ).toBeVisible();
      expect(await readStoredToken(page)).toEqual({ local: null, session: null });

      await signIn(page, berta);
      await expect(mainAlert(page)).toHaveText(texts.wrongPassword);
      await signIn(page, { ...berta, password: 'twelve shiny bolts' });
      await expect(page).toHaveURL('/private');

      await page.goto(link);
      await passwordBox(page, 'New password').fill('twelve green bolts');
      await passwordBox(page, 'Confirm password').fill('twelve green bolts');
      await submitButton(page).click();
      await expect(mainAlert(page)).toHaveText(
        'This link has expired or was already used. Request a new one.',
      );
      await page.getByRole('button', { name: 'Request another link' }).click();
      await expect(heading(page)).toHaveText('Reset password');
    });
  });
}
