import { expect, type Locator } from '@playwright/test';

/** Waits until something is painted on a canvas; before that its chart ignores clicks. */
export async function expectDrawn(canvas: Locator): Promise<void> {
  await expect.poll(() => canvas.evaluate(isDrawn)).toBe(true);
}

function isDrawn(canvas: Element): boolean {
  const { width, height } = canvas as HTMLCanvasElement;
  const context = (canvas as HTMLCanvasElement).getContext('2d');
  return context?.getImageData(0, 0, width, height).data.some((value) => value !== 0) ?? false;
}
