import { FONT_SIZE, maxTextWidth } from './plot.ts';

/** In px. */
const LABEL_GAP = 8;
const LINE_HEIGHT = FONT_SIZE + 2;
/** Numbers such as hours, of which some may be left out: the others follow from them. */
const MAX_THINNED_WIDTH = 22;
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
export function layOutColumnLabels(columns: readonly string[], slot: number): ColumnLabels {
  const width = maxTextWidth(columns);
  const isRotated = width > MAX_THINNED_WIDTH && width + LABEL_GAP > slot;
  const labels = isRotated ? columns.map(shorten) : columns;
  const space = isRotated ? LINE_HEIGHT : width + LABEL_GAP;
  const stride = Math.max(1, Math.ceil(space / Math.max(1, slot)));
  return {
    texts: labels.map((text, index) => (index % stride === 0 ? text : '')),
    isRotated,
    height: isRotated ? maxTextWidth(labels) + LABEL_GAP : LINE_HEIGHT + LABEL_GAP,
  };
}

function shorten(text: string): string {
  const letters = Array.from(text);
  return letters.length <= MAX_ROTATED_LETTERS
    ? text
    : `${letters.slice(0, MAX_ROTATED_LETTERS - 1).join('')}…`;
}
