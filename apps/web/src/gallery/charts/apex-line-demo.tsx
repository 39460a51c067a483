import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

/** Three straight lines with different widths and dashes; the tooltip shows each one’s total. */
export function ApexLineDemo({ labels, series }: ChartData) {
  return (
    <ApexChart
      type="line"
      label={`Line chart: ${series.map(({ name }) => name).join(', ')}`}
      series={series.map(({ name, values }) => ({ name, data: values }))}
      options={(palette) => ({
        chart: { zoom: { enabled: false } },
        stroke: { width: [5, 7, 5], curve: 'straight', dashArray: [0, 8, 5] },
        markers: { size: 0 },
        xaxis: { categories: labels, labels: { style: { colors: palette.ink } } },
        tooltip: {
          y: series.map(({ values }) => ({
            title: {
              formatter: (name: string) =>
                `${name} (${Math.round(values.reduce((sum, value) => sum + value, 0))} in total)`,
            },
          })),
        },
      })}
    />
  );
}
