import { useSyncExternalStore } from 'react';
import { getTheme, subscribeAppearance, tokenColor } from '../theme.ts';
import { type ColorRole, colorTokens, seriesColors } from './colors.ts';

export interface ChartPalette {
  /** In the order that series use them; distinguishable with any kind of colour vision. */
  series: string[];
  grid: string;
  ink: string;
  surface: string;
}

/** Returns a colour in the current theme as `#rrggbb`, for a canvas or a picture. */
function readColor(role: ColorRole): string {
  return tokenColor(colorTokens[role]);
}

function readPalette(): ChartPalette {
  return {
    series: seriesColors.map(readColor),
    grid: tokenColor('--sb-chart-grid'),
    ink: tokenColor('--sb-chart-ink'),
    surface: tokenColor('--sb-surface'),
  };
}

let palette: { theme: string; colors: ChartPalette } | undefined;

function currentPalette(): ChartPalette {
  const theme = getTheme();
  if (palette?.theme !== theme) palette = { theme, colors: readPalette() };
  return palette.colors;
}

/** Returns the colours of charts in the current theme. */
export function useChartPalette(): ChartPalette {
  return useSyncExternalStore(subscribeAppearance, currentPalette);
}

/** Adds an opacity from 0 to 1 to a colour of the form `#rrggbb`. */
export function withAlpha(color: string, alpha: number): string {
  const byte = Math.round(alpha * 255);
  return `${color}${byte.toString(16).padStart(2, '0')}`;
}
