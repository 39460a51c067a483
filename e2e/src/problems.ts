import type { Page } from '@playwright/test';

/** What no page may have: errors in the console, requests that fail or leave for other servers. */
export interface Problems {
  /** Says that a problem belongs to the test, as an unknown player's 404 does. */
  allow(pattern: RegExp): void;
  found(): string[];
}

export function watchProblems(page: Page, baseURL: string): Problems {
  const allowed: RegExp[] = [];
  const problems: string[] = [];
  const own = `${new URL(baseURL).origin}/`;
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(own) && !/^(data|blob):/.test(address)) {
      problems.push(`third party: ${address}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Questions that a navigation or the next key stroke made pointless are taken back.
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    found: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
  };
}
