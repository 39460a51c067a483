import { expect, test } from '@playwright/test';
import { waitUntilStable } from '../src/check-screen.ts';

const KB = 1024;

test('the start page stays within its size limits, charts included', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const typeByRequest = new Map<string, string>();
  const sizes = { Script: 0, Stylesheet: 0, all: 0 };
  session.on('Network.responseReceived', ({ requestId, type }) =>
    typeByRequest.set(requestId, type),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = typeByRequest.get(requestId);
    if (kind === 'Script' || kind === 'Stylesheet') sizes[kind] += encodedDataLength;
    sizes.all += encodedDataLength;
  });
  await page.goto('/');
  // On a slow machine, the network may be idle for a moment before everything was requested.
  await waitUntilStable(page);
  await page.waitForLoadState('networkidle');
  console.log(
    Object.entries(sizes)
      .map(([kind, bytes]) => `${kind} ${(bytes / KB).toFixed(1)} KB`)
      .join(', '),
  );
  expect(sizes.Script).toBeGreaterThan(0);
  expect(sizes.Script).toBeLessThanOrEqual(180 * KB);
  expect(sizes.Stylesheet).toBeLessThanOrEqual(35 * KB);
  expect(sizes.all).toBeLessThanOrEqual(260 * KB);
});
