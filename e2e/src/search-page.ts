import { expect, type Page } from '@playwright/test';
import type { Api } from './api.ts';

/** Returns the search box of the navbar. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search profiles' });

/** Returns the results, in the box or in the palette. */
export const resultOptions = (page: Page) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('option');

export const selectedOption = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

/** Returns a group of results by its heading. */
export const resultGroup = (page: Page, name: string) => page.getByRole('group', { name });

/** Waits until the server's results are shown too: they shift the local ones. */
export const waitForResults = (page: Page) =>
  expect(page.getByRole('listbox', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');

/** Returns what the server finds. */
export const searchServer = (api: Api, q: string) =>
  api.call('GET /api/search', { query: { q, limit: 5 } });
