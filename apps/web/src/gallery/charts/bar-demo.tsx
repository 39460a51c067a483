import { useMemo } from 'react';
import { useChartPalette } from '../../charts/palette.ts';
import type { ChartData } from './chart-data.ts';
import { ChartJs } from './chart-js.tsx';

interface Props extends ChartData {
  /** The distance between grid lines; chosen by the chart if not given. */
  step?: number;
}

/** Grouped bars, with corners rounded by up to 10 px. */
export function BarDemo({ labels, series, step }: Props) {
  const palette = useChartPalette();
  const config = useMemo(() => {
    const ticks = { color: palette.ink };
    return {
      type: 'bar' as const,
      data: {
        labels,
        datasets: series.map(({ name, values }, index) => ({
          label: name,
          data: values,
          backgroundColor: palette.series[index] ?? palette.ink,
          borderRadius: 10,
          categoryPercentage: 0.6,
          barPercentage: 0.85,
        })),
      },
      options: {
        interaction: { mode: 'index' as const, intersect: false },
        plugins: { legend: { display: false } },
        scales: {
          x: { ticks, grid: { display: false } },
          y: {
            ticks: { ...ticks, ...(step !== undefined && { stepSize: step }) },
            grid: { display: false },
          },
        },
      },
    };
  }, [palette, labels, series, step]);
  return <ChartJs config={config} label={`Bar chart: ${series.map((s) => s.name).join(', ')}`} />;
}
