/** The position of a point in the drawing, in px. */
export interface PixelPosition {
  x: number;
  y: number;
}

export type LineShape = 'straight' | 'steps';

const px = (value: number) => value.toFixed(1);

/** Returns the path through the positions: straight from one to the next, or level until the next one. */
export function linePath(positions: readonly PixelPosition[], shape: LineShape): string {
  return positions
    .map(({ x, y }, index) => {
      if (index === 0) return `M${px(x)} ${px(y)}`;
      return shape === 'steps' ? `H${px(x)}V${px(y)}` : `L${px(x)} ${px(y)}`;
    })
    .join('');
}

/** Returns the path around the area between a line and a level. */
export function areaPath(
  positions: readonly PixelPosition[],
  shape: LineShape,
  level: number,
): string {
  const [first, last] = [positions[0], positions.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `${linePath(positions, shape)}V${px(level)}H${px(first.x)}Z`;
}

/** Returns the path around the area between two straight lines over the same x positions. */
export function bandPath(low: readonly PixelPosition[], high: readonly PixelPosition[]): string {
  const lowerEdge = low.toReversed().map(({ x, y }) => `L${px(x)} ${px(y)}`);
  return `${linePath(high, 'straight')}${lowerEdge.join('')}Z`;
}
