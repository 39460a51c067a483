/** The data of a demo chart: one value per label in each series; a single series for slices. */
export interface ChartData {
  labels: string[];
  series: { name: string; values: number[] }[];
}

/** The opening, highest, lowest and closing value of a period. */
export interface Candle {
  at: string;
  values: [open: number, high: number, low: number, close: number];
}

/** Returns the same data with readable times: `2020-07-07 09:30`. */
export function formatTimes({ labels, series }: ChartData): ChartData {
  const formatTime = (label: string) => label.slice(0, 16).replace('T', ' ');
  return { labels: labels.map(formatTime), series };
}

/** Returns candles as table data. */
export function toChartData(candles: Candle[]): ChartData {
  return {
    labels: candles.map(({ at }) => at.slice(0, 10)),
    series: ['Open', 'High', 'Low', 'Close'].map((name, index) => ({
      name,
      values: candles.map(({ values }) => values[index] ?? 0),
    })),
  };
}
