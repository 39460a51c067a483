import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { default as Axe, AxeResults } from 'axe-core';
import { repository } from './launch-product.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
export const pictures = join(repository, 'artefacts/screenshots');

export const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };
/** Each differs from the one before it in one thing: charts and maps are drawn anew for both. */
const looks = [
  ['light', wide],
  ['dark', wide],
  ['dark', narrow],
  ['light', narrow],
] as const;

/** Pixels of a picture; a wall of two thousand icons goes on in the same way. */
const highest = 5000;

/**
 * Looks at the screen in light and dark, wide and narrow: keeps a picture of each as
 * artefacts/screenshots/<name>-<theme>-<width>.png and expects axe to find nothing wrong, and nothing
 * to stand out of a narrow screen. Without `narrowPictures` it looks at all four and keeps the wide pictures.
 */
export async function captureScreen(
  page: Page,
  name: string,
  { narrowPictures = true } = {},
): Promise<void> {
  const before = page.viewportSize();
  for (const [theme, size] of looks) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await settle(page);
    const look = `${name}-${theme}-${size.width}`;
    if (size === wide || narrowPictures) await takePicture(page, look, size.width);
    await expectNoViolation(page, look);
    if (size === narrow) await expectNoOverflow(page, look);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before !== null) await page.setViewportSize(before);
}

async function takePicture(page: Page, look: string, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(pictures, `${look}.png`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, highest) },
    animations: 'disabled',
  });
}

async function expectNoOverflow(page: Page, look: string): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, `pixels that stand out of ${look}`).toBeLessThanOrEqual(0);
}

/** Expects axe to find nothing wrong with the screen as it is once nothing loads or moves. */
export async function expectSound(page: Page, look: string): Promise<void> {
  await settle(page);
  await expectNoViolation(page, look);
}

/** Frames in a row without a change after which a screen counts as drawn, and those to wait at most. */
const QUIET_FRAMES = 3;
const MOST_FRAMES = 120;

/** Until nothing is loading and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .skeleton')).toHaveCount(0);
  await page.evaluate(
    async ([quietFrames, mostFrames]) => {
      await document.fonts.ready;
      // Calendars and charts measure the page before they draw, and draw over several frames.
      let quiet = 0;
      const observer = new MutationObserver(() => {
        quiet = 0;
      });
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
      for (let frame = 0; quiet < quietFrames && frame < mostFrames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        quiet += 1;
      }
      observer.disconnect();
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    },
    [QUIET_FRAMES, MOST_FRAMES] as const,
  );
}

/** Told with the rule and the places. */
async function expectNoViolation(page: Page, look: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: typeof Axe };
    return await axe.run(document, { resultTypes: ['violations'] });
  });
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(told, look).toEqual([]);
}
