import type { Page } from '@playwright/test';

/** How long to wait for a page that changes nothing in the document, in milliseconds. */
const MAX_WAIT_MS = 1000;

/**
 * Navigates to a path of the product without loading the app again, as going back in the history
 * does; loads it if no page of the product is open. Loading and starting the app takes most of the
 * processor time of a visit, so tests that visit page after page use this.
 */
export async function navigate(page: Page, path: string): Promise<void> {
  const isOpen = await page.evaluate(() => document.querySelector('#root main') !== null);
  if (isOpen) await page.evaluate(navigateWithinApp, [path, MAX_WAIT_MS] as const);
  else await page.goto(path);
}

/** Runs in the page, and ends when the page at the path is shown. */
async function navigateWithinApp([path, maxWaitMs]: readonly [string, number]): Promise<void> {
  let hasChanged = false;
  const observer = new MutationObserver((mutations) => {
    hasChanged ||= mutations.some(
      ({ target }) =>
        target instanceof Element && (target.closest('main') ?? target.querySelector('main')),
    );
  });
  observer.observe(document.querySelector('#root') ?? document.body, {
    ...{ attributes: true, characterData: true, childList: true, subtree: true },
  });
  const link = document.createElement('a');
  link.addEventListener('click', () => {
    // As the app writes it: by its key the app knows when the location is shown.
    const index = history.state?.idx ?? 0;
    history.pushState({ key: crypto.randomUUID(), idx: index + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  document.body.append(link);
  link.click();
  // The link is marked only now; what was already being drawn does not count as the page.
  for (let turn = 0; turn < 2; turn += 1) {
    await scheduler.postTask(() => {}, { priority: 'background' });
  }
  const deadline = performance.now() + maxWaitMs;
  // The app marks a clicked link until its page is shown.
  while (link.hasAttribute('data-pending') || (!hasChanged && performance.now() < deadline)) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();
  link.remove();
}
