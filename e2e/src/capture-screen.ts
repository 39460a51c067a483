import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { default as Axe, AxeResults } from 'axe-core';
import { findOverflow } from './find-overflow.ts';
import { repository } from './launch-product.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
export const pictures = join(repository, 'artefacts/screenshots');

export const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** Rules that depend on the theme. */
const RULES_OF_COLORS = ['color-contrast'];
/** Rules that depend on the width: on narrow screens tables and code scroll. */
const RULES_OF_WIDTH = ['scrollable-region-focusable'];

/** Screenshots are cut off here: a grid of two thousand icons only repeats itself. */
const MAX_HEIGHT_PX = 5000;

interface Looks {
  /**
   * How thoroughly a screen is checked. `representative`: one of its kind, also checked in full on
   * a narrow screen. `ordinary`: dark and narrow only for what differs there. `similar`: checked
   * once, because others of its kind represent it.
   */
  as?: 'representative' | 'ordinary' | 'similar';
}

/**
 * Checks the screen in full, light and wide; then in the dark for contrast, and narrow for
 * overflow. With `SCREENSHOTS=on` it saves screenshots as
 * artefacts/screenshots/<name>-<theme>-<width>.png.
 */
export async function captureScreen(
  page: Page,
  name: string,
  { as = 'representative' }: Looks = {},
): Promise<void> {
  const before = page.viewportSize();
  await show(page, 'light', wide);
  await takePicture(page, `${name}-light-${wide.width}`, wide.width);
  await expectNoViolation(page, `${name}, light and wide`);
  if (as !== 'similar') {
    await show(page, 'dark', wide);
    await expectNoViolation(page, `${name}, dark and wide`, RULES_OF_COLORS);
    // Charts and maps are redrawn for a theme, so the current one is kept.
    await show(page, 'dark', narrow);
    await expectNoOverflow(page, `${name}, narrow`);
    const rules = as === 'ordinary' ? RULES_OF_WIDTH : [...RULES_OF_WIDTH, ...RULES_OF_COLORS];
    await expectNoViolation(page, `${name}, dark and narrow`, rules);
    if (as === 'representative') {
      await takePicture(page, `${name}-dark-${narrow.width}`, narrow.width);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before !== null) await page.setViewportSize(before);
}

async function show(page: Page, colorScheme: 'light' | 'dark', size: typeof wide): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await settle(page);
}

/**
 * Screenshots of whole pages take a tenth of a run and nothing compares them, so they are taken
 * only on request.
 */
async function takePicture(page: Page, look: string, width: number): Promise<void> {
  if (process.env.SCREENSHOTS !== 'on') return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(pictures, `${look}.png`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) },
    animations: 'disabled',
  });
}

async function expectNoOverflow(page: Page, look: string): Promise<void> {
  await expect.poll(() => page.evaluate(findOverflow), `what stands out of ${look}`).toEqual([]);
}

/** Expects axe to find no violations once nothing loads or moves. */
export async function expectAccessible(page: Page, look: string): Promise<void> {
  await settle(page);
  await expectNoViolation(page, look);
}

/** Checks only the colour contrast, for screens that differ in nothing else from a checked one. */
export async function expectContrast(page: Page, look: string): Promise<void> {
  await settle(page);
  await expectNoViolation(page, look, RULES_OF_COLORS);
}

/**
 * How many unchanged frames in a row mean that a screen is drawn, and how many to wait for at most.
 */
const QUIET_FRAMES = 3;
const MAX_FRAMES = 120;

/** Waits until nothing is loading or moving. */
export async function settle(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .skeleton')).toHaveCount(0);
  await page.evaluate(
    async ([quietFrames, maxFrames]) => {
      await document.fonts.ready;
      // Calendars and charts measure the page before they draw, and draw over several frames.
      let quiet = 0;
      const observer = new MutationObserver(() => {
        quiet = 0;
      });
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, everything);
      for (let frame = 0; quiet < quietFrames && frame < maxFrames; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        quiet += 1;
      }
      observer.disconnect();
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    },
    [QUIET_FRAMES, MAX_FRAMES] as const,
  );
}

/** Reports violations with rule and elements; without a list, of all rules. */
async function expectNoViolation(page: Page, look: string, rules?: string[]): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(async (runOnly): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const options = runOnly === undefined ? {} : { runOnly };
    return await axe.run(document, { resultTypes: ['violations'], ...options });
  }, rules);
  const told = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(told, look).toEqual([]);
}
