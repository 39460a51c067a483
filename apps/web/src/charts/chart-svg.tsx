import type { ReactNode } from 'react';
import { AxisLabels, type Label, ValueAxis } from './chart-axes.tsx';
import { type ColorRole, colorOf } from './colors.ts';
import type { Axis } from './fit-axis.ts';
import type { Plot } from './plot.ts';
import type { useActiveMark } from './use-active-mark.ts';

interface Props {
  width: number;
  height: number;
  axis: Axis;
  plot: Plot;
  labels: Label[];
  formatValue: (value: number) => string;
  color: ColorRole;
  /** Whether a click would open something. */
  isPickable: boolean;
  pointerHandlers: ReturnType<typeof useActiveMark>['pointerHandlers'];
  children: ReactNode;
}

/** The drawing of a chart, with its axes. Keyboard and screen reader users get `ChartPoints` instead. */
export function ChartSvg(props: Props) {
  const {
    width,
    height,
    axis,
    plot,
    labels,
    formatValue,
    color,
    isPickable,
    pointerHandlers,
    children,
  } = props;
  return (
    <svg
      className={isPickable ? 'chart-pickable' : ''}
      width={width}
      height={height}
      aria-hidden="true"
      style={{ color: colorOf(color) }}
      {...pointerHandlers}
    >
      <rect className="chart-background" width={width} height={height} />
      <ValueAxis axis={axis} plot={plot} formatValue={formatValue} />
      <AxisLabels labels={labels} plot={plot} width={width} />
      {children}
    </svg>
  );
}

/** A horizontal line at a value to compare with. */
export function ReferenceLine({ plot, level }: { plot: Plot; level: number | undefined }) {
  if (level === undefined) return null;
  const y = plot.y(level);
  return <line className="chart-reference" x1={plot.left} x2={plot.right} y1={y} y2={y} />;
}
