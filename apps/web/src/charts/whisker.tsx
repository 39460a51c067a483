interface Props {
  x: number;
  /** The ends of the interval, in px from the top. */
  from: number;
  to: number;
}

/** The interval of one value. */
export function Whisker({ x, from, to }: Props) {
  const caps = `M${x - 4} ${from}h8M${x - 4} ${to}h8`;
  return <path className="chart-whisker" d={`M${x} ${from}V${to}${caps}`} />;
}
