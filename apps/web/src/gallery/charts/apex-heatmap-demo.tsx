import { withAlpha } from '../../charts/palette.ts';
import { ApexChart } from './apex-chart.tsx';
import type { ChartData } from './chart-data.ts';

/** A heatmap: the larger the value, the stronger the colour. */
export function ApexHeatmapDemo({ labels, series }: ChartData) {
  const allValues = series.flatMap(({ values }) => values);
  const [min, max] = [Math.min(...allValues), Math.max(...allValues)];
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
        plotOptions: {
          heatmap: {
            enableShades: false,
            colorScale: { ranges: colorSteps(min, max, palette.series[0] ?? palette.ink) },
          },
        },
        xaxis: { labels: { style: { colors: palette.ink }, hideOverlappingLabels: true } },
      })}
    />
  );
}

/** The opacity of each fifth of the values. */
const opacities = [0.14, 0.35, 0.55, 0.75, 1];

function colorSteps(min: number, max: number, color: string) {
  const width = (max - min) / opacities.length;
  const boundary = (step: number) => Math.round(min + step * width);
  return opacities.map((opacity, step) => ({
    from: min + step * width,
    to: min + (step + 1) * width,
    color: withAlpha(color, opacity),
    name: `${boundary(step)}–${boundary(step + 1)}`,
  }));
}
