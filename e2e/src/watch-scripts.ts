import { expect, type Page } from '@playwright/test';

/** Records the scripts that a page requests from now on. */
export function watchScripts(page: Page): string[] {
  const scriptUrls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scriptUrls.push(request.url());
  });
  return scriptUrls;
}

/**
 * Waits until a page has requested a chunk, and has loaded and run it with all its imports. It imports
 * all scripts again, which waits for them without fetching them again: Playwright reports an idle
 * network only once per document, so it cannot tell when later requests have ended.
 */
export async function waitForChunk(page: Page, scriptUrls: string[], chunk: RegExp): Promise<void> {
  await expect.poll(() => scriptUrls.some((url) => chunk.test(url))).toBe(true);
  for (let importedCount = 0; importedCount < scriptUrls.length; ) {
    importedCount = scriptUrls.length;
    const urls = JSON.stringify(scriptUrls);
    await page.evaluate(`Promise.all(${urls}.map((url) => import(url))).then(() => {})`);
  }
}
