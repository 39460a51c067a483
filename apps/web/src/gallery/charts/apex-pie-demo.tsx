import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

/** Shares of a whole, as a ring. */
export function ApexPieDemo({ labels, series }: ChartData) {
  return (
    <ApexChart
      type="donut"
      label={`Pie chart: ${labels.join(', ')}`}
      series={series[0]?.values ?? []}
      options={(palette) => ({
        labels,
        stroke: { width: 2, colors: [palette.surface] },
        legend: { position: 'bottom' },
      })}
    />
  );
}
