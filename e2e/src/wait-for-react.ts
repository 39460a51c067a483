import type { Page } from '@playwright/test';

/**
 * Waits until React has rendered the changes of the last event and run their effects, which takes a
 * few messages that React posts to itself.
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
