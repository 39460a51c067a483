import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Color = [number, number, number];

/** The custom properties of one block of tokens.scss that are plain colours. */
function tokens(block: string): Record<string, Color> {
  const file = readFileSync(new URL('../styles/tokens.scss', import.meta.url), 'utf8');
  const start = file.indexOf(`${block} {`);
  const body = file.slice(start, file.indexOf('\n}', start));
  const found = [...body.matchAll(/(--sb-[\w-]+): #([0-9a-f]{6});/g)];
  return Object.fromEntries(
    found.map(([, name = '', hex = '']) => [
      name,
      [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Color,
    ]),
  );
}

/** Contrast ratio of WCAG 2.2, 1.4.3. */
function contrast(a: Color, b: Color): number {
  const luminance = (rgb: Color) => {
    const [r, g, bl] = rgb.map((byte) => {
      const c = byte / 255;
      return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    }) as Color;
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
  const of = (name: string) => colors[name] as Color;

  test(`text is readable on every surface, ${scheme}`, () => {
    for (const text of texts) {
      for (const ground of grounds) {
        expect(contrast(of(text), of(ground)), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(of('--sb-on-rust'), of('--sb-rust'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--sb-ink'), of('--sb-rust-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(of('--sb-ink'), of('--sb-win-soft'))).toBeGreaterThanOrEqual(4.5);
  });

  test(`borders of controls and the ring of the focus stand out, ${scheme}`, () => {
    for (const line of ['--sb-line-strong', '--sb-focus', '--sb-rust']) {
      for (const ground of grounds) {
        expect(contrast(of(line), of(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
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

/** `#rrggbb` or `rgb(r g b / a%)`, the latter as it looks on a ground. */
function onGround(block: string, name: string, ground: Color, fallback: Color): Color {
  const file = readFileSync(new URL('../styles/tokens.scss', import.meta.url), 'utf8');
  const start = file.indexOf(`${block} {`);
  const body = file.slice(start, file.indexOf('\n}', start));
  const found = body.match(new RegExp(`${name}: rgb\\((\\d+) (\\d+) (\\d+) / (\\d+)%\\);`));
  if (found === null) return fallback;
  const [r = 0, g = 0, b = 0, alpha = 0] = found.slice(1).map(Number);
  const mix = (over: number, under: number) => over * (alpha / 100) + under * (1 - alpha / 100);
  return [mix(r, ground[0]), mix(g, ground[1]), mix(b, ground[2])];
}

for (const [theme, block] of [
  ['default', ':root'],
  ['colored', '[data-theme="colored"]'],
  ['dark', '[data-bs-theme="dark"]'],
  ['light', '[data-theme="light"]'],
] as const) {
  const colors = { ...light, ...tokens(block) };
  const of = (name: string) => colors[name] as Color;
  const grounds = ['--sb-steel', '--sb-steel-top'];

  test(`the sidebar is readable in the theme ${theme}`, () => {
    for (const ground of grounds) {
      for (const text of ['--sb-steel-ink', '--sb-steel-ink-2', '--sb-steel-active-ink']) {
        const ratio = contrast(of(text), of(ground));
        expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(of('--sb-steel-mark'), of(ground)), ground).toBeGreaterThanOrEqual(3);
    }
  });

  test(`the entry under the pointer and the current one are readable in the theme ${theme}`, () => {
    for (const ground of grounds) {
      for (const state of ['--sb-steel-hover', '--sb-steel-active']) {
        // A theme that does not name the state has the one of the default theme.
        const inherited = onGround(':root', state, of(ground), of(ground));
        const shown = onGround(block, state, of(ground), tokens(block)[state] ?? inherited);
        const ratio = contrast(of('--sb-steel-active-ink'), shown);
        expect(ratio, `${state} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(of('--sb-steel-mark'), shown), state).toBeGreaterThanOrEqual(3);
      }
    }
  });
}
