import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

/** Grouped columns, 55% wide. */
export function ApexColumnDemo({ labels, series }: ChartData) {
  return (
    <ApexChart
      type="bar"
      label={`Column chart: ${series.map(({ name }) => name).join(', ')}`}
      series={series.map(({ name, values }) => ({ name, data: values }))}
      options={(palette) => ({
        plotOptions: { bar: { columnWidth: '55%', borderRadius: 2 } },
        stroke: { show: true, width: 2, colors: ['transparent'] },
        xaxis: { categories: labels, labels: { style: { colors: palette.ink } } },
      })}
    />
  );
}
