import { FONT_SIZE_PX, maxTextWidth } from './plot.ts';

const LABEL_GAP_PX = 8;
const LINE_HEIGHT_PX = FONT_SIZE_PX + 2;
/** Labels up to this width are numbers, such as hours: some can be left out, as the others imply them. */
const MAX_THINNED_WIDTH_PX = 22;
const MAX_ROTATED_LETTERS = 24;

export interface ColumnLabels {
  /** Empty for a column without a label. */
  texts: string[];
  /** Whether they are written upwards. */
  isRotated: boolean;
  /** The height that they take, in px. */
  height: number;
}

/** Returns how the labels below columns of a width in px are written, so that none overlap. */
export function layOutColumnLabels(columns: readonly string[], columnWidth: number): ColumnLabels {
  const width = maxTextWidth(columns);
  const isRotated = width > MAX_THINNED_WIDTH_PX && width + LABEL_GAP_PX > columnWidth;
  const labels = isRotated ? columns.map(shorten) : columns;
  const space = isRotated ? LINE_HEIGHT_PX : width + LABEL_GAP_PX;
  const stride = Math.max(1, Math.ceil(space / Math.max(1, columnWidth)));
  return {
    texts: labels.map((text, index) => (index % stride === 0 ? text : '')),
    isRotated,
    height: isRotated ? maxTextWidth(labels) + LABEL_GAP_PX : LINE_HEIGHT_PX + LABEL_GAP_PX,
  };
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length <= MAX_ROTATED_LETTERS
    ? text
    : `${letters.slice(0, MAX_ROTATED_LETTERS - 1).join('')}…`;
}
