import type { ScaleOptionsByType, TooltipOptions } from 'chart.js';
import type { Palette } from './palette.ts';

/** Axes and tooltips that all charts share. */

export function categoryAxis(palette: Palette, most = 8) {
  return {
    grid: { display: false },
    border: { color: palette.grid },
    ticks: {
      color: palette.ink,
      maxRotation: 0,
      autoSkip: true,
      autoSkipPadding: 14,
      maxTicksLimit: most,
    },
  } satisfies Partial<Record<keyof ScaleOptionsByType<'category'>, unknown>>;
}

export function valueAxis(palette: Palette, write: (value: number) => string) {
  return {
    grid: { color: palette.grid },
    border: { display: false },
    ticks: {
      color: palette.ink,
      maxTicksLimit: 6,
      callback: (value: number | string) => write(Number(value)),
    },
  } satisfies Partial<Record<keyof ScaleOptionsByType<'linear'>, unknown>>;
}

export function tooltip(
  palette: Palette,
  title: (index: number) => string,
  lines: (index: number) => string[],
) {
  return {
    displayColors: false,
    backgroundColor: palette.strong,
    titleColor: palette.surface,
    bodyColor: palette.surface,
    padding: 10,
    cornerRadius: 4,
    filter: (_item: unknown, index: number) => index === 0,
    callbacks: {
      title: (items: { dataIndex: number }[]) => title(items[0]?.dataIndex ?? 0),
      label: (item: { dataIndex: number }) => lines(item.dataIndex),
    },
  } satisfies Partial<Record<keyof TooltipOptions, unknown>>;
}
