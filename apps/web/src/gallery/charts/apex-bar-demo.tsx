import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

interface Props extends ChartData {
  /** Appended to each value. */
  suffix?: string;
}

/** Horizontal stacked bars. */
export function ApexBarDemo({ labels, series, suffix = '' }: Props) {
  const formatValue = (value: number) => `${Math.round(value)}${suffix}`;
  return (
    <ApexChart
      type="bar"
      label={`Stacked bar chart: ${series.map(({ name }) => name).join(', ')}`}
      series={series.map(({ name, values }) => ({ name, data: values }))}
      options={(palette) => ({
        chart: { stacked: true },
        plotOptions: { bar: { horizontal: true } },
        stroke: { width: 1, colors: [palette.surface] },
        xaxis: {
          categories: labels,
          labels: {
            style: { colors: palette.ink },
            formatter: (value) => formatValue(Number(value)),
          },
        },
        tooltip: { y: { formatter: formatValue } },
        legend: { position: 'top', horizontalAlign: 'left' },
      })}
    />
  );
}
