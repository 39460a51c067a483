import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './account-pages.ts';
import { assertDefined } from './assert-defined.ts';
import { type Call, createCall } from './create-call.ts';

let personCount = 0;

/** Returns a person without an account, even on a server that other tests use. */
export function createPerson(firstName: string): Person {
  personCount += 1;
  const email = `${firstName.toLowerCase()}.${process.pid}.${personCount}@example.org`;
  return { firstName, lastName: 'Schmied', email, password: 'twelve rusty bolts' };
}

/** Returns a call that is sent from the page, as by a script in it. */
export function callFrom(page: Page): Call {
  return createCall((request) =>
    page.evaluate(async ({ method, url, body, token }) => {
      const response = await fetch(url, {
        method,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text} at ${url}`);
      return text;
    }, request),
  );
}

/** Signs in as another device would, without a change of the page; returns the access token. */
export async function beginSession(page: Page, { email, password }: Person): Promise<string> {
  const body = { email, password };
  return (await callFrom(page)('POST /api/auth/sign-in', { body })).accessToken;
}

/** Creates an account and opens a tab of the settings; returns the token. */
export async function signUpAndOpen(page: Page, person: Person, tab = 'profile'): Promise<string> {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { accessToken } = await callFrom(page)('POST /api/auth/sign-up', { body: person });
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto(`/settings?tab=${tab}`);
  await expect(page.getByRole('navigation', { name: 'Settings sections' })).toBeVisible();
  return accessToken;
}

/** Returns a card of the settings by its heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens another section by its link. */
export async function openSection(page: Page, name: string): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Settings sections' });
  await nav.getByRole('link', { name }).click();
}

/** Returns the last copied text. */
export async function readClipboard(page: Page): Promise<string> {
  return assertDefined(await page.evaluate(() => navigator.clipboard.readText()));
}

/** Makes the next call to a path fail, on either back end. */
export async function failNextCall(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const originalFetch = window.fetch;
    window.fetch = async (input, init) => {
      if (!String(input).endsWith(path)) return await originalFetch(input, init);
      window.fetch = originalFetch;
      return new Response(null, { status: 500 });
    };
  }, path);
}
