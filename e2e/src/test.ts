import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { type Api, createApi } from './api.ts';
import type { BackEnd } from './back-ends.ts';
import { type ContextPool, createContextPool } from './context-pool.ts';
import { launchProduct, type Product } from './launch-product.ts';
import { type Problems, watchProblems } from './problems.ts';
import { waitUntilDrawn } from './wait-until-drawn.ts';

interface Fixtures {
  api: Api;
  /** Watches every page; any problem that is not allowed fails the test. */
  problems: Problems;
}

interface Options {
  /** Whether the browser has fetched and compiled nothing before, as for a first visit. */
  isFirstVisit: boolean;
  /** The length of the timers that end at once; undefined for none. */
  skippedDelayMs: number | undefined;
}

export const test = base.extend<Fixtures & Options, { contextPool: ContextPool }>({
  isFirstVisit: [false, { option: true }],
  skippedDelayMs: [undefined, { option: true }],
  contextPool: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const contextPool = createContextPool();
      await use(contextPool);
      await contextPool.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      browser,
      contextPool,
      isFirstVisit,
      skippedDelayMs,
      contextOptions,
      baseURL,
      viewport,
      locale,
      timezoneId,
      colorScheme,
      hasTouch,
      userAgent,
      deviceScaleFactor,
      isMobile,
    },
    use,
  ) => {
    if (isFirstVisit) await contextPool.close();
    const display = { viewport, deviceScaleFactor, isMobile, hasTouch, colorScheme };
    const options = { ...contextOptions, ...display, baseURL, locale, timezoneId, userAgent };
    const initScript =
      skippedDelayMs === undefined ? undefined : { run: skipTimers, value: skippedDelayMs };
    await use(await contextPool.acquire(browser, options, initScript));
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  api: async ({ baseURL }, use) => use(createApi(baseURL ?? '')),
  problems: [
    async ({ page, baseURL }, use) => {
      const problems = watchProblems(page, baseURL ?? '');
      await use(problems);
      expect(await problems.listUnexpected(), 'problems of the pages visited').toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns tests with their own server, so that they may write to it. */
export function testOnOwnServer(settings: Record<string, string>) {
  return testOnBackEnd({ launch: () => launchProduct(settings) });
}

/** Returns tests on their own back end. */
export function testOnBackEnd({ launch }: Pick<BackEnd, 'launch'>) {
  return test.extend<object, { product: Product }>({
    product: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const product = await launch();
        await use(product);
        await product.stop();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ product }, use) => use(product.baseURL),
  });
}

/** The delay with which the demo answers calls about accounts, `LONG_DELAY_MS` of its routes. */
const LONG_DELAY_MS = 1000;

/**
 * Returns tests whose pages skip the delay with which the demo answers calls about accounts, unless
 * they use `{ isDelayed: true }`. No other timer is shortened.
 */
export function withoutDelay(tests: ReturnType<typeof testOnBackEnd>) {
  return tests.extend<{ isDelayed: boolean }>({
    isDelayed: [false, { option: true }],
    skippedDelayMs: async ({ isDelayed }, use) => use(isDelayed ? undefined : LONG_DELAY_MS),
  });
}

/** Makes timers of this length end at once. Runs in the page. */
function skipTimers(lengthMs: number): void {
  const start = window.setTimeout.bind(window);
  const skip = (run: TimerHandler, delay?: number, ...values: unknown[]) =>
    start(run, delay === lengthMs ? 0 : delay, ...values);
  Object.assign(window, { setTimeout: skip });
}

/**
 * As in Playwright, but the page of the URL must also have been drawn, so that what a test clicks or
 * reads next does not belong to the previous URL.
 */
export const expect = baseExpect.extend({
  async toHaveURL(page: Page, url: string | RegExp) {
    const assertion = this.isNot ? baseExpect(page).not : baseExpect(page);
    await assertion.toHaveURL(url);
    if (!this.isNot) await waitUntilDrawn(page);
    return { pass: !this.isNot, message: () => 'The page has this URL' };
  },
});
