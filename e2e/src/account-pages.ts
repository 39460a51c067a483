import { expect, type Page } from '@playwright/test';
import { escapeRegExp } from './escape-reg-exp.ts';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export const mainAlert = (page: Page) => page.getByRole('main').getByRole('alert');
export const submitButton = (page: Page) =>
  page.getByRole('form').getByRole('button', { name: /^(Sign|Send|Save)/ });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const userMenu = (page: Page) => page.getByRole('button', { name: 'Your account' });
export const passwordBox = (page: Page, name = 'Password') =>
  page.getByRole('textbox', { name, exact: true });

/** Returns the access token from both storages of the browser. */
export function readStoredToken(
  page: Page,
): Promise<{ local: string | null; session: string | null }> {
  return page.evaluate(() => ({
    local: localStorage.getItem('accessToken'),
    session: sessionStorage.getItem('accessToken'),
  }));
}

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await passwordBox(page).fill(password);
  await submitButton(page).click();
}

/** Fills in and submits the sign-up form. */
export async function signUp(page: Page, person: Person, confirmPassword = person.password) {
  await page.getByRole('textbox', { name: 'First name' }).fill(person.firstName);
  await page.getByRole('textbox', { name: 'Last name' }).fill(person.lastName);
  await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
  await passwordBox(page).fill(person.password);
  await passwordBox(page, 'Confirm password').fill(confirmPassword);
  await submitButton(page).click();
}

export async function signOut(page: Page): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

/** Expects a field to be invalid with an accessible error message, and optionally focused. */
export async function expectFieldError(page: Page, name: string, error: string, isFocused = false) {
  const field = page.getByRole('textbox', { name, exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(escapeRegExp(error)));
  if (isFocused) await expect(field).toBeFocused();
}
