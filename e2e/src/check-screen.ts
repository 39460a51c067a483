import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { default as Axe, AxeResults } from 'axe-core';
import { findOverflow } from './find-overflow.ts';
import { findRawKeys, rawKeySearch } from './find-raw-keys.ts';
import { repository } from './repository.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
export const screenshotsFolder = join(repository, 'artefacts/screenshots');

export const wideViewport = { width: 1440, height: 900 };
const narrowViewport = { width: 390, height: 844 };

/** axe rules that depend on the theme. */
const COLOR_RULES = ['color-contrast'];
/** A rule of WCAG 2.2 that axe runs only if it is enabled. */
const TARGET_SIZE = 'target-size';
/**
 * axe rules that depend on the width: on narrow screens tables and code scroll, and targets move
 * closer to each other.
 */
const WIDTH_RULES = ['scrollable-region-focusable', TARGET_SIZE];

/**
 * The frame around a page: sidebar, navbar and footer, which have as many elements as most pages. It
 * is the same around all of them, so it is checked around the pages that represent others.
 */
const FRAME_SELECTORS = ['#sidebar', '.navbar-top', '.footer'];

/**
 * The later entries of long tables and grids, drawn by the same code as the first ones. axe would
 * spend most of its time on them, so they are hidden while it runs.
 */
const LATER_ENTRIES_SELECTOR =
  'main tbody > tr:nth-child(n + 26), main .icon-tile:nth-child(n + 51)';

/** Screenshots are cut off here: the rest of a grid of two thousand icons looks the same. */
const MAX_SCREENSHOT_HEIGHT_PX = 5000;

interface CheckOptions {
  /**
   * How thoroughly a screen is checked. `ordinary`: in full in the light theme on a wide screen; in
   * the dark theme on a narrow screen, what can differ there. `representative`: also in the dark
   * theme on a wide screen, for the parts that all screens of its kind show only there. `similar`:
   * checked once, because others of its kind represent it.
   */
  coverage?: 'representative' | 'ordinary' | 'similar';
  /** Whether the frame around the page (sidebar, navbar, footer) is checked too. */
  shouldCheckFrame?: boolean;
  /** Whether an open menu covers targets of the page, so that their sizes are not checked on a narrow screen. */
  isCovered?: boolean | undefined;
}

/**
 * Checks the screen in full in the light theme on a wide screen, then contrast, overflow and targets
 * in the dark theme on a narrow screen. With `SCREENSHOTS=on` it saves screenshots as
 * artefacts/screenshots/<name>-<theme>-<width>.png.
 */
export async function checkScreen(
  page: Page,
  name: string,
  { coverage = 'ordinary', shouldCheckFrame = true, isCovered = false }: CheckOptions = {},
): Promise<void> {
  const excluded = shouldCheckFrame ? [] : FRAME_SELECTORS;
  const initialViewport = page.viewportSize();
  await simulateInteraction(page);
  await setAppearance(page, 'light', wideViewport);
  await saveScreenshot(page, `${name}-light-${wideViewport.width}`, wideViewport.width);
  await expectNoRawKeys(page, name);
  await expectNoViolation(page, `${name}, light and wide`, { excluded });
  if (coverage === 'representative') {
    await setAppearance(page, 'dark', wideViewport);
    await expectNoViolation(page, `${name}, dark and wide`, { rules: COLOR_RULES, excluded });
  }
  if (coverage !== 'similar') {
    // Both at once, because switching the theme redraws charts and maps.
    await setAppearance(page, 'dark', narrowViewport);
    await expectNoOverflow(page, `${name}, narrow`);
    const rules = [...WIDTH_RULES, ...COLOR_RULES];
    await expectNoViolation(page, `${name}, dark and narrow`, {
      rules: isCovered ? rules.filter((rule) => rule !== TARGET_SIZE) : rules,
      excluded,
    });
    await saveScreenshot(page, `${name}-dark-${narrowViewport.width}`, narrowViewport.width);
  }
  await page.emulateMedia({ colorScheme: null });
  if (initialViewport !== null) await page.setViewportSize(initialViewport);
}

async function setAppearance(
  page: Page,
  colorScheme: 'light' | 'dark',
  size: typeof wideViewport,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  await waitUntilStable(page);
}

/**
 * Screenshots of whole pages take a tenth of a run and no test compares them, so they are taken
 * only on request.
 */
async function saveScreenshot(page: Page, name: string, width: number): Promise<void> {
  if (process.env.SCREENSHOTS !== 'on') return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(screenshotsFolder, `${name}.png`),
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, MAX_SCREENSHOT_HEIGHT_PX) },
    animations: 'disabled',
  });
}

async function expectNoOverflow(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.evaluate(findOverflow), `overflow of ${name}`).toEqual([]);
}

/** Expects no key of a text, which is shown where the text does not exist. */
export async function expectNoRawKeys(page: Page, name: string): Promise<void> {
  expect(await page.evaluate(findRawKeys, rawKeySearch), `keys of texts on ${name}`).toEqual([]);
}

/** Expects no key of a text, and axe to find no violations, once nothing loads or moves any more. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await simulateInteraction(page);
  await waitUntilStable(page);
  await expectNoRawKeys(page, name);
  await expectNoViolation(page, name);
}

/** Checks only the colour contrast, for screens that differ from a checked one in nothing else. */
export async function expectContrast(page: Page, name: string): Promise<void> {
  await waitUntilStable(page);
  await expectNoViolation(page, name, { rules: COLOR_RULES });
}

/** Presses a key without effect, because content further down a page loads after the first interaction. */
export async function simulateInteraction(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await page.keyboard.press('Shift');
}

/**
 * How many unchanged frames in a row mean that a screen is drawn, and the maximum number of frames
 * to wait for.
 */
const QUIET_FRAME_COUNT = 3;
const MAX_FRAME_COUNT = 120;

/** Waits until nothing loads or moves any more. */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .skeleton')).toHaveCount(0);
  await page.evaluate(
    async ([quietFrameCount, maxFrameCount]) => {
      await document.fonts.ready;
      // Calendars and charts measure the page before they draw, and draw over several frames.
      let quietCount = 0;
      const observer = new MutationObserver(() => {
        quietCount = 0;
      });
      const options = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document, options);
      for (let frame = 0; quietCount < quietFrameCount && frame < maxFrameCount; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        quietCount += 1;
      }
      observer.disconnect();
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    },
    [QUIET_FRAME_COUNT, MAX_FRAME_COUNT] as const,
  );
}

interface AxeOptions {
  /** Without them, all rules. */
  rules?: string[];
  /** Selectors of what is left out. */
  excluded?: string[];
}

/** Reports violations with their rule and elements. */
async function expectNoViolation(
  page: Page,
  name: string,
  { rules, excluded = [] }: AxeOptions = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options =
    rules === undefined ? { rules: { [TARGET_SIZE]: { enabled: true } } } : { runOnly: rules };
  const { violations } = await page.evaluate(
    async ([options, excluded, hiddenSelector]): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const exclude = excluded.map((selector) => [selector]);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`${hiddenSelector} { display: none }`);
      document.adoptedStyleSheets.push(sheet);
      try {
        return await axe.run({ exclude }, { resultTypes: ['violations'], ...options });
      } finally {
        document.adoptedStyleSheets.pop();
      }
    },
    [options, excluded, LATER_ENTRIES_SELECTOR] as const,
  );
  const reports = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`,
  );
  expect(reports, name).toEqual([]);
}
