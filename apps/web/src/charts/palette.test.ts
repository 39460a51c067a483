import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The custom properties of one block of tokens.scss that are plain colours. */
function tokens(block: string): Record<string, [number, number, number]> {
  const file = readFileSync(new URL('../styles/tokens.scss', import.meta.url), 'utf8');
  const start = file.indexOf(`${block} {`);
  const body = file.slice(start, file.indexOf('\n}', start));
  const found = [...body.matchAll(/(--sb-[\w-]+): #([0-9a-f]{6});/g)];
  return Object.fromEntries(
    found.map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number],
    ]),
  );
}

/** Contrast ratio of WCAG 2.2, 1.4.3. */
function contrast(a: [number, number, number], b: [number, number, number]): number {
  const luminance = (rgb: [number, number, number]) => {
    const [r, g, bl] = rgb.map((byte) => {
      const c = byte / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const light = tokens(':root');
const schemes: [string, ReturnType<typeof tokens>][] = [
  ['light', light],
  ['dark', { ...light, ...tokens('[data-bs-theme="dark"]') }],
];
const grounds = ['--sb-page', '--sb-surface', '--sb-surface-2'];
const texts = ['--sb-ink', '--sb-ink-2', '--sb-ink-3', '--sb-rust', '--sb-rust-strong'];

for (const [scheme, colors] of schemes) {
  const of = (name: string) => colors[name] as [number, number, number];

  test(`text is readable on every surface, ${scheme}`, () => {
    for (const text of texts) {
      for (const ground of grounds) {
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(of('--sb-on-rust'), of('--sb-rust'))).toBeGreaterThanOrEqual(4.5);
  });

  test(`results are readable on their ground, ${scheme}`, () => {
    for (const result of ['win', 'loss', 'draw']) {
      const ratio = contrast(of(`--sb-${result}`), of(`--sb-${result}-soft`));
      expect(ratio, result).toBeGreaterThanOrEqual(4.5);
    }
  });

  test(`series of charts stand out from their ground, ${scheme}`, () => {
    for (let n = 1; n <= 6; n++) {
      const ratio = contrast(of(`--sb-series-${n}`), of('--sb-surface'));
      expect(ratio, `series ${n}`).toBeGreaterThanOrEqual(3);
    }
  });
}

for (const theme of ['default', 'colored', 'light']) {
  test(`the sidebar is readable in the theme ${theme}`, () => {
    const own = theme === 'default' ? {} : tokens(`[data-theme="${theme}"]`);
    const colors: ReturnType<typeof tokens> = { ...light, ...own };
    for (const text of ['--sb-steel-ink', '--sb-steel-ink-2', '--sb-steel-active-ink']) {
      for (const ground of ['--sb-steel', '--sb-steel-top']) {
        const ratio = contrast(
          colors[text] as [number, number, number],
          colors[ground] as [number, number, number],
        );
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
