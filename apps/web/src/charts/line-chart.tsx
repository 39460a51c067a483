import { useMemo } from 'react';
import { ChartCanvas } from './chart-canvas.tsx';
import { categoryAxis, tooltip, valueAxis } from './chart-options.ts';
import { usePalette, withAlpha } from './palette.ts';

export interface LinePoint {
  /** The whole of it stands in the tooltip, what is before ` – ` below the axis. */
  label: string;
  value: number | null;
  /** The ends of a band around the line. */
  low?: number;
  high?: number;
  /** What the tooltip says. */
  lines: string[];
}

interface Props {
  points: LinePoint[];
  label: string;
  /** How values are written on the axis; must keep its identity. */
  write: (value: number) => string;
  /** Which colour of the palette. */
  series?: number;
  min?: number;
  max?: number;
  /** A level worth comparing with. */
  reference?: number;
  onPick?: (index: number) => void;
}

/** Values in their order, with a band where their points have one. */
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
            // Through the points without swinging beyond them: no rate above 100 %.
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
