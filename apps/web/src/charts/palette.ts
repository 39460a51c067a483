import { useSyncExternalStore } from 'react';
import { getTheme, subscribeTheme, tokenColor } from '../theme.ts';

export interface Palette {
  /** In the order that series use them; distinguishable with any kind of colour vision. */
  series: string[];
  grid: string;
  ink: string;
  surface: string;
  strong: string;
}

function readPalette(): Palette {
  return {
    series: ([1, 2, 3, 4, 5, 6] as const).map((n) => tokenColor(`--sb-series-${n}`)),
    grid: tokenColor('--sb-chart-grid'),
    ink: tokenColor('--sb-chart-ink'),
    surface: tokenColor('--sb-surface'),
    strong: tokenColor('--sb-ink'),
  };
}

let palette: { theme: string; colors: Palette } | undefined;

function currentPalette(): Palette {
  const theme = getTheme();
  if (palette?.theme !== theme) palette = { theme, colors: readPalette() };
  return palette.colors;
}

/** Returns the colours of charts in the current theme. */
export function usePalette(): Palette {
  return useSyncExternalStore(subscribeTheme, currentPalette);
}

/** Adds an opacity from 0 to 1 to a colour of the form `#rrggbb`. */
export function withAlpha(color: string, alpha: number): string {
  const byte = Math.round(alpha * 255);
  return `${color}${byte.toString(16).padStart(2, '0')}`;
}
