import type { Chart, Plugin } from 'chart.js';
import { useMemo } from 'react';
import { ChartCanvas } from './chart-canvas.tsx';
import { categoryAxis, tooltip, valueAxis } from './chart-options.ts';
import { type Palette, usePalette, withAlpha } from './palette.ts';

export interface Bar {
  label: string;
  value: number | null;
  /** The ends of an error bar. */
  low?: number;
  high?: number;
  lines: string[];
}

interface Props {
  bars: Bar[];
  label: string;
  /** Formats the values of the axis. Must keep its identity between renders. */
  write: (value: number) => string;
  series?: number;
  max?: number;
  /** Whether bars touch, as those of a histogram do. */
  touching?: boolean;
  /** A vertical line at a position on the axis of bars (1.5 is the middle of the second). */
  marker?: { at: number; text: string } | undefined;
  onPick?: (index: number) => void;
}

function whiskers(bars: Bar[], palette: Palette): Plugin<'bar'> {
  return {
    id: 'whiskers',
    afterDatasetsDraw(chart: Chart) {
      const { ctx } = chart;
      const y = chart.scales.y;
      if (y === undefined) return;
      ctx.save();
      ctx.strokeStyle = palette.strong;
      ctx.lineWidth = 1.5;
      ctx.beginPath();
      bars.forEach((bar, index) => {
        const x = chart.getDatasetMeta(0).data[index]?.x;
        if (bar.low === undefined || bar.high === undefined || x === undefined) return;
        const [low, high] = [y.getPixelForValue(bar.low), y.getPixelForValue(bar.high)];
        ctx.moveTo(x, low);
        ctx.lineTo(x, high);
        for (const end of [low, high]) {
          ctx.moveTo(x - 4, end);
          ctx.lineTo(x + 4, end);
        }
      });
      ctx.stroke();
      ctx.restore();
    },
  };
}

function markerLine(marker: Props['marker'], palette: Palette, font: string): Plugin<'bar'> {
  return {
    id: 'marker',
    afterDatasetsDraw(chart: Chart) {
      if (marker === undefined) return;
      const { ctx, chartArea } = chart;
      const bar = chart.getDatasetMeta(0).data[Math.floor(marker.at)] as
        | { x: number; width: number }
        | undefined;
      if (bar === undefined) return;
      const x = bar.x + (marker.at - Math.floor(marker.at) - 0.5) * bar.width;
      ctx.save();
      ctx.strokeStyle = palette.strong;
      ctx.fillStyle = palette.strong;
      ctx.setLineDash([4, 3]);
      ctx.beginPath();
      ctx.moveTo(x, chartArea.top);
      ctx.lineTo(x, chartArea.bottom);
      ctx.stroke();
      ctx.font = font;
      const right = x < (chartArea.left + chartArea.right) / 2;
      ctx.textAlign = right ? 'left' : 'right';
      ctx.fillText(marker.text, x + (right ? 6 : -6), chartArea.top + 12);
      ctx.restore();
    },
  };
}

export function BarChart(props: Props) {
  const { bars, label, write, series = 0, max, touching = false, marker, onPick } = props;
  const palette = usePalette();
  const config = useMemo(() => {
    const color = palette.series[series] ?? palette.ink;
    const font = `600 12px ${getComputedStyle(document.body).fontFamily}`;
    return {
      type: 'bar' as const,
      data: {
        labels: bars.map((bar) => bar.label),
        datasets: [
          {
            data: bars.map((bar) => bar.value),
            backgroundColor: withAlpha(color, touching ? 0.75 : 0.85),
            hoverBackgroundColor: color,
            borderRadius: touching ? 1 : 3,
            categoryPercentage: touching ? 1 : 0.7,
            barPercentage: touching ? 0.96 : 1,
            maxBarThickness: touching ? 400 : 64,
          },
        ],
      },
      options: {
        scales: {
          x: categoryAxis(palette, touching ? 8 : 12),
          y: { ...valueAxis(palette, write), min: 0, ...(max !== undefined && { max }) },
        },
        plugins: {
          tooltip: tooltip(
            palette,
            (index) => bars[index]?.label ?? '',
            (index) => bars[index]?.lines ?? [],
          ),
        },
      },
      plugins: [whiskers(bars, palette), markerLine(marker, palette, font)],
    };
  }, [palette, bars, write, series, max, touching, marker]);
  return <ChartCanvas config={config} label={label} onPick={onPick} />;
}
