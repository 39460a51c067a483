import { expect, type Page } from '@playwright/test';

/** The scripts that a page asks for from now on. */
export function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/**
 * Until a page has asked for that chunk, and all it has asked for has come and run, what these asked
 * for in turn included. Playwright tells of an idle network once for a document, so what comes later
 * cannot be waited for by that; importing a module again waits for it without fetching it again.
 */
export async function expectRun(page: Page, asked: string[], chunk: RegExp): Promise<void> {
  await expect.poll(() => asked.some((address) => chunk.test(address))).toBe(true);
  for (let run = 0; run < asked.length; ) {
    run = asked.length;
    const all = JSON.stringify(asked);
    await page.evaluate(`Promise.all(${all}.map((address) => import(address))).then(() => {})`);
  }
}
