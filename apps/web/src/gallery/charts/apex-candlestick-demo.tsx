import { ApexChart } from './apex-chart.tsx';
import type { Candle } from './chart-data.ts';

interface Props {
  /** What the values measure. */
  name: string;
  candles: Candle[];
}

/** The opening, highest, lowest and closing value of each period. */
export function ApexCandlestickDemo({ name, candles }: Props) {
  return (
    <ApexChart
      type="candlestick"
      label={`Candlestick chart: ${name}`}
      series={[
        {
          name,
          data: candles.map(({ at, values }) => ({
            x: Date.parse(at),
            y: values.map((value) => Math.round(value * 10) / 10),
          })),
        },
      ]}
      options={(palette) => ({
        xaxis: { type: 'datetime', labels: { style: { colors: palette.ink } } },
        yaxis: { labels: { style: { colors: palette.ink } }, decimalsInFloat: 0 },
        plotOptions: {
          candlestick: {
            colors: {
              upward: palette.series[0] ?? palette.ink,
              downward: palette.series[1] ?? palette.ink,
            },
          },
        },
      })}
    />
  );
}
