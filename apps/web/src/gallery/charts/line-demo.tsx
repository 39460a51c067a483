import { useMemo } from 'react';
import { useChartPalette, withAlpha } from '../../charts/palette.ts';
import type { ChartData } from './chart-data.ts';
import { ChartJs } from './chart-js.tsx';

/** The first series is a filled line, the others are dashed. */
export function LineDemo({ labels, series }: ChartData) {
  const palette = useChartPalette();
  const config = useMemo(() => {
    const ticks = { color: palette.ink };
    return {
      type: 'line' as const,
      data: {
        labels,
        datasets: series.map(({ name, values }, index) => {
          const color = palette.series[index] ?? palette.ink;
          return {
            label: name,
            data: values,
            fill: index === 0,
            borderColor: color,
            backgroundColor: withAlpha(color, 0.12),
            borderDash: index === 0 ? [] : [4, 4],
            tension: 0.35,
            pointRadius: 2,
          };
        }),
      },
      options: {
        interaction: { mode: 'index' as const, intersect: false },
        plugins: { legend: { display: false } },
        scales: {
          x: { ticks, grid: { display: false } },
          // A filled area is only meaningful from zero.
          y: { ticks, beginAtZero: true, grid: { display: false } },
        },
      },
    };
  }, [palette, labels, series]);
  return <ChartJs config={config} label={`Line chart: ${series.map((s) => s.name).join(', ')}`} />;
}
