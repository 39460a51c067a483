import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { findRawKeys, rawKeySearch } from './find-raw-keys.ts';

let browser: Awaited<ReturnType<typeof chromium.launch>>;

beforeAll(async () => {
  browser = await chromium.launch(await findChromium());
});

afterAll(() => browser.close());

test('finds the keys of missing texts, but no file names, URLs or code', async () => {
  const page = await browser.newPage();
  await page.setContent(`<main>
    <p>Not filtered by: dimensions.confirmed. See <code>filters.mode</code></p>
    <p>layout.tsx, game.log, www.example.com/table.html, 3 matches. Next</p>
  </main>`);
  expect(await page.evaluate(findRawKeys, rawKeySearch)).toEqual(['dimensions.confirmed']);
  await page.close();
});
