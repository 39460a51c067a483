/** What a demo chart draws: a value a label in each series; one series for slices. */
export interface ChartData {
  labels: string[];
  series: { name: string; values: number[] }[];
}

/** The first, highest, lowest and last value of a time. */
export interface Candle {
  at: string;
  values: [open: number, high: number, low: number, close: number];
}

/** The same numbers at times as a table shows them, `2020-07-07 09:30`. */
export function readableTimes({ labels, series }: ChartData): ChartData {
  const read = (label: string) => label.slice(0, 16).replace('T', ' ');
  return { labels: labels.map(read), series };
}

/** Candles as a table shows them. */
export function candleData(candles: Candle[]): ChartData {
  return {
    labels: candles.map(({ at }) => at.slice(0, 10)),
    series: ['Open', 'High', 'Low', 'Close'].map((name, index) => ({
      name,
      values: candles.map(({ values }) => values[index] ?? 0),
    })),
  };
}
