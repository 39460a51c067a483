import type { Page } from '@playwright/test';

/**
 * Until the page has drawn what its last event changes, and has set its timers by it. React does so
 * in messages that it posts to itself, a few of them one after another.
 */
export async function waitForReact(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let message = 0; message < 5; message += 1) {
      await new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}
