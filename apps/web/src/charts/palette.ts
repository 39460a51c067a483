import { useSyncExternalStore } from 'react';
import { getTheme, subscribeTheme, tokenColor } from '../theme.ts';

export interface Palette {
  /** In the order series take them; told apart by every kind of colour vision. */
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

/** The colours of charts in the theme on the screen. */
export function usePalette(): Palette {
  return useSyncExternalStore(subscribeTheme, currentPalette);
}

/** A colour of `#rrggbb` with an opacity of 0..1. */
export function withAlpha(color: string, alpha: number): string {
  const byte = Math.round(alpha * 255);
  return `${color}${byte.toString(16).padStart(2, '0')}`;
}
