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
