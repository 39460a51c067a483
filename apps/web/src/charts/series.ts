import { type ColorRole, seriesColors } from './colors.ts';

/** One of several series that a chart compares. */
export interface SeriesStyle {
  id: string;
  name: string;
  color: ColorRole;
  /** Whether its line is dashed, because an earlier series has the same colour. */
  isDashed: boolean;
}

/** Returns series with colours in a fixed order, so that hiding one does not recolour the others. */
export function styleSeries(series: readonly { id: string; name: string }[]): SeriesStyle[] {
  return series.map(({ id, name }, index) => ({
    id,
    name,
    color: seriesColors[index % seriesColors.length] ?? 'series1',
    isDashed: index >= seriesColors.length,
  }));
}
