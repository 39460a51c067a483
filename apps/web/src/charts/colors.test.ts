import { expect, test } from 'vitest';
import { type ColorRole, colorTokens, seriesColors } from './colors.ts';
import {
  type Color,
  colorDifference,
  contrast,
  toLab,
  visionNames,
} from './testing/color-difference.ts';
import { readBlock, readTokens } from './testing/read-tokens.ts';

/**
 * The minimum CIEDE2000 difference between two roles. A difference of 1 is just noticeable side
 * by side; 8 is recognizable in small marks that are apart.
 */
const MIN_DIFFERENCE = 8;
const MIN_DIFFERENCE_WITH_SERIES = 6.5;

const light = readTokens(':root');
const schemes: [string, ReturnType<typeof readTokens>][] = [
  ['light', light],
  ['dark', { ...light, ...readTokens('[data-bs-theme="dark"]') }],
];
const backgrounds = ['--sb-page', '--sb-surface', '--sb-surface-2'];
const texts = ['--sb-ink', '--sb-ink-2', '--sb-ink-3', '--sb-rust', '--sb-rust-strong'];

for (const [scheme, colors] of schemes) {
  const colorOf = (name: string) => colors[name] as Color;

  test(`text is readable on every surface, ${scheme}`, () => {
    for (const text of texts) {
      for (const background of backgrounds) {
        expect(
          contrast(colorOf(text), colorOf(background)),
          `${text} on ${background}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(contrast(colorOf('--sb-on-rust'), colorOf('--sb-rust'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colorOf('--sb-ink'), colorOf('--sb-rust-soft'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colorOf('--sb-ink'), colorOf('--sb-win-soft'))).toBeGreaterThanOrEqual(4.5);
  });

  test(`borders of controls and the focus ring stand out, ${scheme}`, () => {
    for (const line of ['--sb-line-strong', '--sb-focus', '--sb-rust']) {
      for (const background of backgrounds) {
        expect(
          contrast(colorOf(line), colorOf(background)),
          `${line} on ${background}`,
        ).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test(`results are readable on their background, ${scheme}`, () => {
    for (const result of ['win', 'loss', 'draw']) {
      const ratio = contrast(colorOf(`--sb-${result}`), colorOf(`--sb-${result}-soft`));
      expect(ratio, result).toBeGreaterThanOrEqual(4.5);
    }
  });

  test(`marks stand out from their background, ${scheme}`, () => {
    for (const token of Object.values(colorTokens)) {
      expect(contrast(colorOf(token), colorOf('--sb-surface')), token).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(colorOf('--sb-ink'), colorOf('--sb-mvp-soft'))).toBeGreaterThanOrEqual(4.5);
    for (const token of ['--sb-success', '--sb-danger', '--sb-team-1', '--sb-team-2']) {
      expect(contrast(colorOf(token), colorOf('--sb-surface')), token).toBeGreaterThanOrEqual(4.5);
    }
  });

  const roles = Object.keys(colorTokens) as ColorRole[];
  const isSeries = (role: ColorRole) => seriesColors.some((series) => series === role);
  const pairs = roles.flatMap((a, index) =>
    roles.slice(index + 1).map((b): [ColorRole, ColorRole] => [a, b]),
  );

  test.each(visionNames)(`the colours of no two roles look alike, ${scheme}, %s`, (vision) => {
    const lab = (role: ColorRole) => toLab(colorOf(colorTokens[role]), vision);
    for (const [a, b] of pairs) {
      // Few charts show series beside other roles, and those label the series.
      const minimum = isSeries(a) || isSeries(b) ? MIN_DIFFERENCE_WITH_SERIES : MIN_DIFFERENCE;
      expect(colorDifference(lab(a), lab(b)), `${a} and ${b}`).toBeGreaterThanOrEqual(minimum);
    }
  });
}

/** Returns a colour of the form `rgb(r g b / a%)` blended with a background; `fallback` if it has another form. */
function readColorOn(block: string, name: string, background: Color, fallback: Color): Color {
  const found = readBlock(block).match(
    new RegExp(`${name}: rgb\\((\\d+) (\\d+) (\\d+) / (\\d+)%\\);`),
  );
  if (found === null) return fallback;
  const [r = 0, g = 0, b = 0, alpha = 0] = found.slice(1).map(Number);
  const mix = (over: number, under: number) => over * (alpha / 100) + under * (1 - alpha / 100);
  return [mix(r, background[0]), mix(g, background[1]), mix(b, background[2])];
}

for (const [theme, block] of [
  ['default', ':root'],
  ['colored', '[data-theme="colored"]'],
  ['dark', '[data-bs-theme="dark"]'],
  ['light', '[data-theme="light"]'],
] as const) {
  const colors = { ...light, ...readTokens(block) };
  const colorOf = (name: string) => colors[name] as Color;
  const backgrounds = ['--sb-steel', '--sb-steel-top'];

  test(`the sidebar is readable in the theme ${theme}`, () => {
    for (const background of backgrounds) {
      for (const text of ['--sb-steel-ink', '--sb-steel-ink-2', '--sb-steel-active-ink']) {
        const ratio = contrast(colorOf(text), colorOf(background));
        expect(ratio, `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
      }
      expect(
        contrast(colorOf('--sb-steel-mark'), colorOf(background)),
        background,
      ).toBeGreaterThanOrEqual(3);
    }
  });

  test(`the entry under the pointer and the current one are readable in the theme ${theme}`, () => {
    for (const background of backgrounds) {
      for (const state of ['--sb-steel-hover', '--sb-steel-active']) {
        // A theme without a colour for the state uses that of the default theme.
        const inherited = readColorOn(':root', state, colorOf(background), colorOf(background));
        const shown = readColorOn(
          block,
          state,
          colorOf(background),
          readTokens(block)[state] ?? inherited,
        );
        const ratio = contrast(colorOf('--sb-steel-active-ink'), shown);
        expect(ratio, `${state} on ${background}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colorOf('--sb-steel-mark'), shown), state).toBeGreaterThanOrEqual(3);
      }
    }
  });
}
