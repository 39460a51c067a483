import type { Page } from '@playwright/test';

/** Returns the colours, as `#rrggbb`, at several points of the page, all from one screenshot. */
export async function readColors<Name extends string>(
  page: Page,
  points: Record<Name, readonly [x: number, y: number]>,
): Promise<Record<Name, string>> {
  const screenshot = await page.screenshot();
  const reader = await page.context().newPage();
  const colors = await reader.evaluate(
    async ([base64, points]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.width, height: image.height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return Object.entries(points).map(([name, [x, y]]) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        const color = [red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        return [name, `#${color}`];
      });
    },
    [screenshot.toString('base64'), points as Record<string, readonly [number, number]>] as const,
  );
  await reader.close();
  return Object.fromEntries(colors) as Record<Name, string>;
}
