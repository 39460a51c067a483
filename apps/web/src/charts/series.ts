import { type ColorMeaning, seriesMeanings } from './colors.ts';

/** One of several series that a chart compares. */
export interface SeriesStyle {
  id: string;
  name: string;
  color: ColorMeaning;
  /** A line in a colour that an earlier series has already. */
  isDashed: boolean;
}

/** Returns series with their colours in a fixed order, so that switching one changes no other. */
export function styleSeries(series: readonly { id: string; name: string }[]): SeriesStyle[] {
  return series.map(({ id, name }, index) => ({
    id,
    name,
    color: seriesMeanings[index % seriesMeanings.length] ?? 'series1',
    isDashed: index >= seriesMeanings.length,
  }));
}
