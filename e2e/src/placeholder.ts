import { expect, type Page } from '@playwright/test';

/** Expects an open placeholder to describe its future page and to show what the data shows so far. */
export async function expectPlaceholder(page: Page, path: string, heading: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(heading).first()).toBeVisible();
  await expect(main.getByText(/^Still being built\. This page will show [a-z].+\.$/)).toBeVisible();
  await expect(main.getByRole('heading', { name: 'What the data shows so far' })).toBeVisible();
  const facts = main.getByRole('listitem').first().or(main.getByText('No data for this yet.'));
  await expect(facts.first(), path).toBeVisible();
  await expect(main.getByText(/[\d,.]+ matches with/), path).not.toHaveCount(0);
  await expect(main.getByRole('link', { name: 'User Profiles' })).toHaveAttribute('href', '/user');
}
