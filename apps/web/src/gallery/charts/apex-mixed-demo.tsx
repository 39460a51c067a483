import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

interface Props extends ChartData {
  /** Appended to each value. */
  unit: string;
}

const types = ['column', 'area', 'line'];

/** Columns, an area and a line over the same labels, with a shared tooltip. */
export function ApexMixedDemo({ labels, series, unit }: Props) {
  return (
    <ApexChart
      type="line"
      label={`Columns, area and line: ${series.map(({ name }) => name).join(', ')}`}
      series={series.map(({ name, values }, index) => ({
        name,
        type: types[index] ?? 'line',
        data: values,
      }))}
      options={(palette) => ({
        stroke: { width: [0, 2, 5], curve: 'smooth' },
        fill: { opacity: [0.85, 0.25, 1] },
        plotOptions: { bar: { columnWidth: '50%' } },
        markers: { size: 0 },
        xaxis: { categories: labels, labels: { style: { colors: palette.ink } } },
        tooltip: {
          shared: true,
          intersect: false,
          y: { formatter: (value) => `${Math.round(value * 10) / 10} ${unit}` },
        },
      })}
    />
  );
}
