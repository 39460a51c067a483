import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';
import { findOverflow } from './find-overflow.ts';

let browser: Awaited<ReturnType<typeof chromium.launch>>;

beforeAll(async () => {
  browser = await chromium.launch(await findChromium());
});

afterAll(() => browser.close());

/** Returns what overflows a page 390 px wide whose frame clips it. */
async function findOverflowIn(content: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.setContent(
    `<div class="shell" style="overflow-x: clip"><main>${content}</main></div>`,
  );
  const found = await page.evaluate(findOverflow);
  await page.close();
  return found;
}

test('finds elements that the frame of a page clips, but none that scroll or are fixed', async () => {
  const block = '<p class="wide" style="width: 600px; height: 20px; margin: 0">wide</p>';
  expect(await findOverflowIn(block)).toEqual(['p.wide']);
  expect(await findOverflowIn(`<div style="overflow-x: auto">${block}</div>`)).toEqual([]);
  expect(await findOverflowIn(`<div style="position: fixed">${block}</div>`)).toEqual([]);
  expect(await findOverflowIn('<p>narrow</p>')).toEqual([]);
});
