import type { Axis } from './fit-axis.ts';

/** The size of text in charts. */
export const FONT_SIZE_PX = 12;

export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Converts a value to px from the top. */
  y: (value: number) => number;
}

/** Estimates the width of a text in a chart, in px; an Asian character is as wide as it is high. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += letter > '\u2e7f' ? FONT_SIZE_PX : FONT_SIZE_PX * 0.6;
  return Math.ceil(width);
}

/** Returns the estimated width of the widest text, in px. */
export function maxTextWidth(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(textWidth));
}

interface PlotOptions {
  width: number;
  height: number;
  axis: Axis;
  /** The labels of the ticks, and those to the right of the plot. */
  tickTexts: readonly string[];
  endTexts?: readonly string[];
  /** The width for the labels of the ticks in px, if other charts need more. */
  tickWidth?: number;
  top?: number;
}

/** Returns the area of a chart that is left for drawing between its labels. */
export function layOutPlot({
  width,
  height,
  axis,
  tickTexts,
  endTexts = [],
  tickWidth = maxTextWidth(tickTexts),
  top = 12,
}: PlotOptions): Plot {
  const bottom = height - 26;
  const scale = (bottom - top) / (axis.to - axis.from);
  return {
    left: tickWidth + 10,
    right: width - Math.max(10, maxTextWidth(endTexts) + 12),
    top,
    bottom,
    y: (value) => bottom - (value - axis.from) * scale,
  };
}
