/**
 * The custom property of each colour by its role; the values for each theme are in
 * styles/tokens.scss. These colours are used for nothing else, and nothing is ever conveyed by
 * colour alone.
 */
export const colorTokens = {
  /** Actions and selected items. */
  brand: '--sb-rust',
  /** A won match, or a change for the better. */
  win: '--sb-win',
  /** A lost match, or a change for the worse. */
  loss: '--sb-loss',
  draw: '--sb-draw',
  team1: '--sb-team-1',
  team2: '--sb-team-2',
  /** The best player of a match, or the best value of a column. */
  mvp: '--sb-mvp',
  /** The series of a chart, in the order that they use the colours. */
  series1: '--sb-series-1',
  series2: '--sb-series-2',
  series3: '--sb-series-3',
  series4: '--sb-series-4',
  series5: '--sb-series-5',
  series6: '--sb-series-6',
} as const;

export type ColorRole = keyof typeof colorTokens;

/** The colours of series, in the order that charts use them. */
export const seriesColors = [
  'series1',
  'series2',
  'series3',
  'series4',
  'series5',
  'series6',
] as const satisfies ColorRole[];

/** Returns a colour for a style or an SVG attribute; it changes with the theme. */
export function colorOf(role: ColorRole): string {
  return `var(${colorTokens[role]})`;
}
