import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { assertDefined } from './assert-defined.ts';

/** Methods whose effects outlast a test. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'];
const LASTING_ON_CLOCK = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime'];
/** Events that tests listen to. */
const EVENTS = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'framenavigated'],
  ...['load', 'page', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished'],
  ...['response', 'weberror', 'websocket', 'worker'],
];
/** Answered by the test itself, with an empty page of the same origin. */
const EMPTY_PAGE = '/empty-page-between-tests';

/** Options of a context; those that a test does not set are undefined. */
type GivenOptions = {
  [Name in keyof BrowserContextOptions]: BrowserContextOptions[Name] | undefined;
};

/** A browser context that tests with the same options use one after another. */
export interface ContextReuse {
  /** Returns a context with one page, which has stored nothing and listens to nothing. */
  take(browser: Browser, options: GivenOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

interface Reusable {
  /** Its options, as JSON. */
  key: string;
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  /** Whether a test did something to it that cannot be undone. */
  isSpent: boolean;
}

/**
 * Creates what gives tests their browser context. A new page starts a process and compiles the app,
 * which takes about as much processor time as opening the app in it, so a page is emptied and used
 * again. A new one is created for other options, and after a test that did something lasting to it.
 */
export function createContextReuse(): ContextReuse {
  let reusable: Reusable | null = null;

  async function close(): Promise<void> {
    const closing = reusable?.context;
    reusable = null;
    await closing?.close();
  }

  return {
    async take(browser, given) {
      const key = JSON.stringify(given);
      const options: BrowserContextOptions = JSON.parse(key);
      if (reusable !== null && reusable.key === key && !reusable.isSpent) {
        await empty(reusable, options);
      } else {
        await close();
        reusable = await create(browser, options, key);
      }
      return reusable.context;
    },
    close,
  };
}

async function create(
  browser: Browser,
  options: BrowserContextOptions,
  key: string,
): Promise<Reusable> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const reusable = { key, context, page, devTools, isSpent: false };
  const spend = () => {
    reusable.isSpent = true;
  };
  for (const target of [context, page]) {
    watchCalls(target, LASTING, spend);
    watchCalls(target.clock, LASTING_ON_CLOCK, spend);
  }
  page.on('close', spend);
  page.on('crash', spend);
  return reusable;
}

/** Calls `react` before each call of one of these methods. */
function watchCalls(target: object, methods: readonly string[], react: () => void): void {
  for (const method of methods) {
    const original: unknown = Reflect.get(target, method);
    if (typeof original !== 'function') continue;
    const watched = (...values: unknown[]) => {
      react();
      return original.apply(target, values);
    };
    Reflect.set(target, method, watched);
  }
}

/** Undoes what a test did: pages, listeners, routes, emulation, and all that is stored. */
async function empty(
  { context, page, devTools }: Reusable,
  options: BrowserContextOptions,
): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of EVENTS) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  const { viewport, colorScheme = null, reducedMotion = null } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);

  const { href, origin } = new URL(EMPTY_PAGE, assertDefined(options.baseURL));
  await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(href);
  await page.unroute(href);
  await page.evaluate(() => sessionStorage.clear());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
}
