import { useMemo } from 'react';
import { useChartPalette } from '../../charts/palette.ts';
import type { ChartData } from './chart-data.ts';
import { ChartJs } from './chart-js.tsx';

/** Shares of a whole. */
export function PieDemo({ labels, series }: ChartData) {
  const palette = useChartPalette();
  const config = useMemo(
    () => ({
      type: 'pie' as const,
      data: {
        labels,
        datasets: [
          {
            data: series[0]?.values ?? [],
            backgroundColor: palette.series,
            borderColor: palette.surface,
            borderWidth: 3,
          },
        ],
      },
      options: { plugins: { legend: { display: false } } },
    }),
    [palette, labels, series],
  );
  return <ChartJs config={config} label={`Pie chart: ${labels.join(', ')}`} />;
}
