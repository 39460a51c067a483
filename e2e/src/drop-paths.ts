import type { Locator, Page } from '@playwright/test';
import { assertDefined } from './assert-defined.ts';

/** Drops files and folders of this machine onto an element of the page, as from a file manager. */
export async function dropPaths(page: Page, target: Locator, paths: string[]): Promise<void> {
  // Waits until the target no longer moves.
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = assertDefined(await target.boundingBox());
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: paths, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data,
    });
  }
  await session.detach();
}
