interface Props {
  name: string;
  /** Fractions of the picture, from its top left corner. */
  x: number;
  y: number;
}

/** A region’s name beside the pointer, on the side with more room. */
export function MapTooltip({ name, x, y }: Props) {
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const across = x < 0.2 ? '0' : x > 0.8 ? '-100%' : '-50%';
  const down = y < 0.15 ? '60%' : '-140%';
  return (
    <div
      className="demo-map-tip"
      style={{
        left: `${x * 100}%`,
        top: `${y * 100}%`,
        transform: `translate(${across}, ${down})`,
      }}
    >
      {name}
    </div>
  );
}
