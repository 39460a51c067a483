import type { Page } from '@playwright/test';

/**
 * Stores a value as the product does, before a page of it is opened. An init script would do the
 * same, but cannot be removed, so the next test would need a new browser context.
 */
export async function setLocalStorage(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate(([name, value]) => localStorage.setItem(name, value), [name, value] as const);
}
