interface Props {
  name: string;
  /** Shares of the picture, from its upper left corner. */
  x: number;
  y: number;
}

/** The name of a region beside the point, on the side where there is room. */
export function MapTip({ name, x, y }: Props) {
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
