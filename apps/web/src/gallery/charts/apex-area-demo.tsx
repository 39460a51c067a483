import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

/** Smooth areas over time; labels are timestamps. */
export function ApexAreaDemo({ labels, series }: ChartData) {
  return (
    <ApexChart
      type="area"
      label={`Area chart: ${series.map(({ name }) => name).join(', ')}`}
      series={series.map(({ name, values }) => ({
        name,
        data: values.map((y, index) => ({ x: Date.parse(labels[index] ?? ''), y })),
      }))}
      options={(palette) => ({
        stroke: { curve: 'smooth', width: 3 },
        xaxis: { type: 'datetime', labels: { style: { colors: palette.ink } } },
        yaxis: { min: 0, labels: { style: { colors: palette.ink } } },
        tooltip: { x: { format: 'dd MMM yyyy HH:mm' } },
      })}
    />
  );
}
