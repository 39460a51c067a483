import './chart.scss';
import { type ColorRole, colorOf } from './colors.ts';

interface Props {
  /** Its middle, in px. */
  x: number;
  y: number;
  /** Half of its width, in px. */
  radius?: number;
  color?: ColorRole | undefined;
}

/** A diamond that marks one player’s value among those of all players. */
export function DiamondMark({ x, y, radius = 5.5, color = 'brand' }: Props) {
  const path = `M${x} ${y - radius}L${x + radius} ${y}L${x} ${y + radius}L${x - radius} ${y}Z`;
  return <path className="chart-diamond" d={path} style={{ fill: colorOf(color) }} />;
}

/** The legend of a chart’s diamonds. */
export function DiamondLegend({ text, color }: { text: string } & Pick<Props, 'color'>) {
  return (
    <span className="diamond-legend">
      <svg width="12" height="12" aria-hidden="true">
        <DiamondMark x={6} y={6} color={color} />
      </svg>
      {text}
    </span>
  );
}
