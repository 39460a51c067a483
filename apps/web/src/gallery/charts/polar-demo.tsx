import { useMemo } from 'react';
import { useChartPalette, withAlpha } from '../../charts/palette.ts';
import type { ChartData } from './chart-data.ts';
import { ChartJs } from './chart-js.tsx';

/** Slices of equal angle; their radius shows the value. */
export function PolarDemo({ labels, series }: ChartData) {
  const palette = useChartPalette();
  const config = useMemo(
    () => ({
      type: 'polarArea' as const,
      data: {
        labels,
        datasets: [
          {
            data: series[0]?.values ?? [],
            backgroundColor: palette.series.map((color) => withAlpha(color, 0.75)),
            borderColor: palette.surface,
          },
        ],
      },
      options: {
        plugins: { legend: { labels: { color: palette.ink } } },
        scales: { r: { ticks: { display: false }, grid: { color: palette.grid } } },
      },
    }),
    [palette, labels, series],
  );
  return <ChartJs config={config} label={`Polar area chart: ${labels.join(', ')}`} />;
}
