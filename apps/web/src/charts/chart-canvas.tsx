import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartConfiguration,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from 'chart.js';
import { useEffect, useRef } from 'react';
import { useChartFont } from './use-chart-font.ts';

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
);

interface Props {
  config: ChartConfiguration<'line' | 'bar'>;
  /** What the chart shows, for screen readers. */
  label: string;
  /** Called with the index of the point or bar that was clicked. */
  onPick?: ((index: number) => void) | undefined;
}

/** A Chart.js chart that is redrawn when its configuration or the colours change. */
export function ChartCanvas({ config, label, onPick }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pick = useRef(onPick);
  pick.current = onPick;
  const font = useChartFont();

  useEffect(() => {
    if (canvas.current === null) return;
    Chart.defaults.font.family = font.family;
    const chart = new Chart(canvas.current, {
      ...config,
      options: {
        ...config.options,
        animation: false,
        maintainAspectRatio: false,
        interaction: { mode: 'index', intersect: false },
        onClick: (_event, elements) => {
          const index = elements[0]?.index;
          if (index !== undefined) pick.current?.(index);
        },
        onHover: (event, elements) => {
          const target = event.native?.target;
          if (!(target instanceof HTMLElement)) return;
          target.style.cursor = elements.length > 0 && pick.current ? 'pointer' : '';
        },
      },
    });
    return () => chart.destroy();
  }, [config, font]);

  return (
    <div className="chart">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
