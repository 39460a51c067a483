import { Chart, type ChartConfiguration, registerables } from 'chart.js';
import { useEffect, useRef } from 'react';
import { useChartFont } from '../../charts/use-chart-font.ts';

Chart.register(...registerables);

interface Props {
  config: ChartConfiguration;
  /** The chart’s accessible name. */
  label: string;
}

/** A Chart.js chart, 300 px high, redrawn when its configuration changes. */
export function ChartJs({ config, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const font = useChartFont();
  useEffect(() => {
    if (canvas.current === null) return;
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    Chart.defaults.font.family = font.family;
    const options = {
      maintainAspectRatio: false,
      ...(prefersReducedMotion && { animation: false as const }),
      ...config.options,
    };
    // Not a spread, for which the compiler would spend seconds comparing the options of all kinds of charts.
    const chart = new Chart(canvas.current, Object.assign({}, config, { options }));
    return () => chart.destroy();
  }, [config, font]);
  return (
    <div className="chart-frame">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
