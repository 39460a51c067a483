import { expect, type Page } from '@playwright/test';

/** Records the scripts that a page requests from now on. */
export function watchScripts(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request.url());
  });
  return requests;
}

/**
 * Waits until a page has requested a chunk and has loaded and run it with all its imports. Playwright
 * reports an idle network only once per document, so that cannot wait for later requests; importing
 * a module again waits for it without fetching it again.
 */
export async function waitForChunk(page: Page, requests: string[], chunk: RegExp): Promise<void> {
  await expect.poll(() => requests.some((url) => chunk.test(url))).toBe(true);
  for (let importedCount = 0; importedCount < requests.length; ) {
    importedCount = requests.length;
    const urls = JSON.stringify(requests);
    await page.evaluate(`Promise.all(${urls}.map((url) => import(url))).then(() => {})`);
  }
}
