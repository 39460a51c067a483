import { useMemo } from 'react';
import { ChartCanvas } from './chart-canvas.tsx';
import { categoryAxis, tooltip, valueAxis } from './chart-options.ts';
import { usePalette, withAlpha } from './palette.ts';

export interface LinePoint {
  /** Shown in full in the tooltip; the axis shows what is before ` – `. */
  label: string;
  value: number | null;
  /** The ends of a band around the line. */
  low?: number;
  high?: number;
  /** The lines of the tooltip. */
  lines: string[];
}

interface Props {
  points: LinePoint[];
  label: string;
  /** Formats the values of the axis. Must keep its identity between renders. */
  write: (value: number) => string;
  /** Index of its colour in the palette. */
  series?: number;
  min?: number;
  max?: number;
  /** A level to compare with, drawn as a line. */
  reference?: number;
  onPick?: (index: number) => void;
}

/** A line through values in order, with a band where points have one. */
export function LineChart(props: Props) {
  const { points, label, write, series = 0, min, max, reference, onPick } = props;
  const palette = usePalette();
  const config = useMemo(() => {
    const color = palette.series[series] ?? palette.ink;
    const plain = { pointRadius: 0, pointHoverRadius: 0, borderWidth: 0 };
    const band = points.some((point) => point.low !== undefined);
    const level = points.map(() => reference ?? null);
    return {
      type: 'line' as const,
      data: {
        labels: points.map((point) => point.label.split(' – ')[0]),
        datasets: [
          {
            data: points.map((point) => point.value),
            borderColor: color,
            backgroundColor: withAlpha(color, 0.1),
            borderWidth: 2,
            pointRadius: points.length > 45 ? 0 : 2.5,
            pointHoverRadius: 5,
            pointBackgroundColor: color,
            // Monotone, so that the curve stays between its points: no rate above 100 %.
            cubicInterpolationMode: 'monotone' as const,
            spanGaps: true,
          },
          ...(band
            ? [
                { ...plain, data: points.map((point) => point.low ?? null), fill: false },
                {
                  ...plain,
                  data: points.map((point) => point.high ?? null),
                  fill: '-1',
                  backgroundColor: withAlpha(color, 0.16),
                },
              ]
            : []),
          ...(reference === undefined
            ? []
            : [
                {
                  ...plain,
                  data: level,
                  borderColor: palette.ink,
                  borderWidth: 1,
                  borderDash: [4, 4],
                },
              ]),
        ],
      },
      options: {
        scales: {
          x: categoryAxis(palette),
          y: {
            ...valueAxis(palette, write),
            ...(min !== undefined && { min }),
            ...(max !== undefined && { max }),
          },
        },
        plugins: {
          tooltip: tooltip(
            palette,
            (index) => points[index]?.label ?? '',
            (index) => points[index]?.lines ?? [],
          ),
        },
      },
    };
  }, [palette, points, write, series, min, max, reference]);
  return <ChartCanvas config={config} label={label} onPick={onPick} />;
}
