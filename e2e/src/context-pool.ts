import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Page,
} from '@playwright/test';
import { assertDefined } from './assert-defined.ts';

/** Methods whose effects outlast a test. */
const LASTING_METHODS = ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'];
const LASTING_CLOCK_METHODS = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime'];
/** Events that tests listen to. */
const EVENTS = [
  ...['console', 'dialog', 'domcontentloaded', 'download', 'filechooser', 'framenavigated'],
  ...['load', 'page', 'pageerror', 'popup', 'request', 'requestfailed', 'requestfinished'],
  ...['response', 'weberror', 'websocket', 'worker'],
];
/** Answered by the test itself, with an empty page of the same origin. */
const EMPTY_PAGE_PATH = '/empty-page-between-tests';

/** Options of a context; those that a test does not set are undefined. */
type RequestedOptions = {
  [Name in keyof BrowserContextOptions]: BrowserContextOptions[Name] | undefined;
};

/** A script that runs in every page before its own, with the value that it is given. */
export interface InitScript {
  run: (value: number) => void;
  value: number;
}

/** Lends one browser context to tests with the same options, one after another. */
export interface ContextPool {
  /**
   * Returns a context with one page, which has stored nothing and listens to nothing. It shows an
   * empty page of the product's origin.
   */
  acquire(
    browser: Browser,
    options: RequestedOptions,
    initScript?: InitScript,
  ): Promise<BrowserContext>;
  close(): Promise<void>;
}

interface PooledContext {
  /** Its options and its script, as JSON. */
  key: string;
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
  /** Whether a test did something to it that cannot be undone. */
  isTainted: boolean;
}

/**
 * Creates the pool of the tests' browser contexts. A new page starts a process and compiles the
 * app, which takes about as much processor time as opening the app in it, so a page is reset and
 * used again. A new one is created for other options, and after a test that changed it permanently.
 */
export function createContextPool(): ContextPool {
  let pooled: PooledContext | null = null;

  async function close(): Promise<void> {
    const closing = pooled?.context;
    pooled = null;
    await closing?.close();
  }

  return {
    async acquire(browser, requested, initScript) {
      const options: BrowserContextOptions = JSON.parse(JSON.stringify(requested));
      const key = JSON.stringify([options, initScript?.run.name, initScript?.value]);
      if (pooled !== null && pooled.key === key && !pooled.isTainted) {
        await resetPooledContext(pooled, options);
      } else {
        await close();
        pooled = await createPooledContext(browser, options, { key, initScript });
      }
      return pooled.context;
    },
    close,
  };
}

async function createPooledContext(
  browser: Browser,
  options: BrowserContextOptions,
  { key, initScript }: { key: string; initScript: InitScript | undefined },
): Promise<PooledContext> {
  const context = await browser.newContext(options);
  if (initScript !== undefined) await context.addInitScript(initScript.run, initScript.value);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const pooled = { key, context, page, devTools, isTainted: false };
  const markTainted = () => {
    pooled.isTainted = true;
  };
  for (const target of [context, page]) {
    watchCalls(target, LASTING_METHODS, markTainted);
    watchCalls(target.clock, LASTING_CLOCK_METHODS, markTainted);
  }
  page.on('close', markTainted);
  page.on('crash', markTainted);
  await openEmptyPage(page, options);
  return pooled;
}

/** Calls `onCall` before each call of one of these methods. */
function watchCalls(target: object, methods: readonly string[], onCall: () => void): void {
  for (const method of methods) {
    const original: unknown = Reflect.get(target, method);
    if (typeof original !== 'function') continue;
    const watched = (...values: unknown[]) => {
      onCall();
      return original.apply(target, values);
    };
    Reflect.set(target, method, watched);
  }
}

/** Undoes what a test did: pages, listeners, routes, emulation, and all that is stored. */
async function resetPooledContext(
  { context, page, devTools }: PooledContext,
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

  const origin = await openEmptyPage(page, options);
  await page.evaluate(() => sessionStorage.clear());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
}

/** Opens the empty page and returns its origin. */
async function openEmptyPage(page: Page, { baseURL }: BrowserContextOptions): Promise<string> {
  const { href, origin } = new URL(EMPTY_PAGE_PATH, assertDefined(baseURL));
  await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(href);
  await page.unroute(href);
  return origin;
}
