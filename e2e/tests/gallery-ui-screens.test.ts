import type { Page } from '@playwright/test';
import { checkScreen, expectContrast } from '../src/check-screen.ts';
import { expect, test } from '../src/test.ts';

// Each screen is a test of its own, so that both workers share them.
test.describe.configure({ mode: 'parallel' });

const search = (page: Page, text: string) =>
  page.getByRole('searchbox', { name: 'Search icons' }).fill(text);

interface Screen {
  name: string;
  path: string;
  /** Brings the page into the state to check. */
  prepare: (page: Page) => Promise<void>;
}

const screens: Screen[] = [
  {
    name: 'alerts-code',
    path: '/ui/alerts',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dismiss: Success' }).first().click();
      await page.getByRole('button', { name: 'Show code of Default alerts' }).click();
      await expect(page.locator('.hljs-keyword').first()).toBeVisible();
    },
  },
  {
    name: 'buttons-menu',
    path: '/ui/buttons',
    prepare: async (page) => {
      await page.locator('.demo-body .dropdown-toggle').first().click();
      await expect(page.locator('.dropdown-menu.show')).toBeVisible();
    },
  },
  {
    name: 'general-popover',
    path: '/ui/general',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Below', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'modals-open',
    path: '/ui/modals',
    prepare: async (page) => {
      await page
        .getByRole('region', { name: 'Colored modals', exact: true })
        .getByRole('button', { name: 'Danger' })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'offcanvas-open',
    path: '/ui/offcanvas',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Toggle panel' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'feather',
    path: '/icons/feather',
    prepare: async (page) => {
      // The check of the page itself covers all tiles; this one covers what selecting an icon
      // changes.
      await search(page, 'arrow');
      await expect(page.getByRole('option').first()).toHaveText(/^arrow/);
      await page.getByRole('option').first().click();
      await expect(page.locator('.icon-selected')).toBeVisible();
    },
  },
  {
    name: 'font-awesome',
    path: '/icons/font-awesome',
    prepare: async (page) => {
      await search(page, 'user');
      await expect(page.getByRole('option').first()).toHaveText('user');
      await page.getByRole('option').first().click();
      await expect(page.locator('.icon-selected')).toBeVisible();
    },
  },
];

for (const { name, path, prepare } of screens) {
  test(`the gallery screen "${name}" in light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section.demo').first()).toBeVisible();
    await prepare(page);
    await checkScreen(page, `gallery-${name}`);
  });
}

// Schemes differ from the default only in the sidebar, which is the same on all pages.
for (const theme of ['colored', 'light']) {
  test(`the gallery in the scheme ${theme}, with the sidebar on the right`, async ({ page }) => {
    for (const path of ['/ui/general', '/docs/redux']) {
      await page.goto(`${path}?theme=${theme}&sidebarPosition=right`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectContrast(page, `${path} ${theme}`);
    }
  });
}
