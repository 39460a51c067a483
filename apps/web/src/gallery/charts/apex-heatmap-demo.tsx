import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

/** A table whose cells are the darker the larger their value. */
export function ApexHeatmapDemo({ labels, series }: ChartData) {
  return (
    <ApexChart
      type="heatmap"
      label={`Heatmap: ${series.map(({ name }) => name).join(', ')}`}
      series={series.map(({ name, values }) => ({
        name,
        data: values.map((y, index) => ({ x: labels[index], y })),
      }))}
      options={(palette) => ({
        colors: palette.series.slice(0, 1),
        stroke: { width: 1, colors: [palette.surface] },
        xaxis: { labels: { style: { colors: palette.ink }, hideOverlappingLabels: true } },
      })}
    />
  );
}
