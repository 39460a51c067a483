import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { assertDefined } from './assert-defined.ts';

export const root = (page: Page): Locator => page.locator('html');
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Theme builder' });
export const choice = (page: Page, name: string) => panel(page).getByText(name, { exact: true });
export const sidebar = (page: Page) => page.locator('#sidebar');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const openButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Theme builder' });

const defaults = {
  theme: 'default',
  'sidebar-position': 'left',
  'sidebar-behavior': 'sticky',
  layout: 'fluid',
};

export async function expectAppearance(
  page: Page,
  expected: Partial<typeof defaults>,
): Promise<void> {
  for (const [name, value] of Object.entries({ ...defaults, ...expected })) {
    await expect(root(page)).toHaveAttribute(`data-${name}`, value);
    await expect(page.locator('body')).toHaveAttribute(`data-${name}`, value);
  }
}

export const readStoredSettings = (page: Page) =>
  page.evaluate(() =>
    ['theme', 'sidebarPosition', 'sidebarBehavior', 'layout'].map((name) =>
      localStorage.getItem(name),
    ),
  );

export async function openPanel(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toHaveClass(/\bshow\b/);
}

/** Returns where a part of the page is on the screen: its left edge and its width. */
export async function readHorizontalExtent(
  locator: Locator,
): Promise<{ x: number; width: number }> {
  const { x, width } = assertDefined(await locator.boundingBox());
  return { x: Math.round(x), width: Math.round(width) };
}
