import { useMemo } from 'react';
import { useChartPalette, withAlpha } from '../../charts/palette.ts';
import type { ChartData } from './chart-data.ts';
import { ChartJs } from './chart-js.tsx';

/** Several measures of a few items, one shape per item. */
export function RadarDemo({ labels, series }: ChartData) {
  const palette = useChartPalette();
  const config = useMemo(
    () => ({
      type: 'radar' as const,
      data: {
        labels,
        datasets: series.map(({ name, values }, index) => {
          const color = palette.series[index] ?? palette.ink;
          return {
            label: name,
            data: values,
            borderColor: color,
            backgroundColor: withAlpha(color, 0.2),
            pointBackgroundColor: color,
          };
        }),
      },
      options: {
        plugins: { legend: { labels: { color: palette.ink } } },
        scales: {
          r: {
            beginAtZero: true,
            ticks: { display: false },
            grid: { color: palette.grid },
            angleLines: { color: palette.grid },
            pointLabels: { color: palette.ink },
          },
        },
      },
    }),
    [palette, labels, series],
  );
  return <ChartJs config={config} label={`Radar chart: ${series.map((s) => s.name).join(', ')}`} />;
}
