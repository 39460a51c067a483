import { useMemo } from 'react';
import { useChartPalette } from '../../charts/palette.ts';
import type { ChartData } from './chart-data.ts';
import { ChartJs } from './chart-js.tsx';

/** Shares of a whole, as a ring. */
export function DoughnutDemo({ labels, series }: ChartData) {
  const palette = useChartPalette();
  const config = useMemo(
    () => ({
      type: 'doughnut' as const,
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
      options: { cutout: '65%', plugins: { legend: { display: false } } },
    }),
    [palette, labels, series],
  );
  return <ChartJs config={config} label={`Doughnut chart: ${labels.join(', ')}`} />;
}
