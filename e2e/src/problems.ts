import type { Page, Response } from '@playwright/test';

/** Problems no page may have: console errors, failed requests or requests to other servers. */
export interface Problems {
  /** Allows a problem that the test causes on purpose, such as an unknown player's 404. */
  allow(pattern: RegExp): void;
  /** Returns the problems that were not allowed. */
  listUnexpected(): Promise<string[]>;
}

/** Records the problems of a page from now on. */
export function watchProblems(page: Page, baseURL: string): Problems {
  const allowed: RegExp[] = [];
  const problems: string[] = [];
  const ownOrigin = `${new URL(baseURL).origin}/`;
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(ownOrigin) && !/^(data|blob):/.test(url)) {
      problems.push(`third party: ${url}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests made obsolete by a navigation or the next keystroke are aborted.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  const pendingReads: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (response.status() < 400) return;
    const read = readCode(response).then((code) => {
      problems.push(
        `${response.status()}${code === undefined ? '' : ` ${code}`}: ${response.url()}`,
      );
    });
    pendingReads.push(read);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    async listUnexpected() {
      await Promise.all(pendingReads);
      return problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    },
  };
}

/** Returns the code of an error of the API, if the page still has the response. */
async function readCode(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('code' in body)) return undefined;
  return String(body.code);
}
