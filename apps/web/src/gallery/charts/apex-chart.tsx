import ApexCharts, { type ApexOptions } from 'apexcharts';
import { useEffect, useRef } from 'react';
import { type ChartPalette, useChartPalette } from '../../charts/palette.ts';
import { isDark } from '../../theme.ts';

interface Props {
  type: 'line' | 'area' | 'bar' | 'donut' | 'heatmap' | 'candlestick';
  series: NonNullable<ApexOptions['series']>;
  /** Options that differ from the page’s common ones. */
  options: (palette: ChartPalette) => ApexOptions;
  /** The chart’s accessible name. */
  label: string;
}

/** An ApexCharts chart, 350 px high, in the current theme’s colours. */
export function ApexChart({ type, series, options, label }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const palette = useChartPalette();
  const dataKey = JSON.stringify([type, series]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `series` and `options` are new on each render; `dataKey` changes with their data
  useEffect(() => {
    if (container.current === null) return;
    const element = container.current.appendChild(document.createElement('div'));
    const chart = new ApexCharts(element, {
      ...withTheme(palette, options(palette)),
      series,
    });
    void chart.render();
    return () => {
      chart.destroy();
      // Its resize handler runs late, and would redraw over the next chart.
      element.remove();
    };
  }, [palette, dataKey]);

  function withTheme(colors: ChartPalette, ownOptions: ApexOptions): ApexOptions {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const axis = { labels: { style: { colors: colors.ink } } };
    return {
      colors: colors.series,
      dataLabels: { enabled: false },
      ...ownOptions,
      legend: {
        labels: { colors: colors.ink },
        itemMargin: { horizontal: 8, vertical: 2 },
        markers: { offsetX: -4 },
        ...ownOptions.legend,
      },
      // Fits twelve months on a phone.
      responsive: [
        { breakpoint: 576, options: { xaxis: { labels: { style: { fontSize: '9px' } } } } },
      ],
      theme: { mode: isDark() ? 'dark' : 'light' },
      chart: {
        type,
        height: 350,
        background: 'transparent',
        foreColor: colors.ink,
        fontFamily: 'inherit',
        toolbar: { show: false },
        animations: { enabled: !prefersReducedMotion },
        ...ownOptions.chart,
      },
      grid: { borderColor: colors.grid, ...ownOptions.grid },
      xaxis: { ...axis, axisBorder: { color: colors.grid }, ...ownOptions.xaxis },
      yaxis: ownOptions.yaxis ?? axis,
    };
  }

  return <div ref={container} className="chart-frame apex-frame" role="img" aria-label={label} />;
}
