import { useFormat } from '../use-format.ts';

interface Props {
  percent: number;
  /** The percentage at which the bar is full, such as the largest of a column. */
  max: number;
}

/** A percentage with a bar. */
export function ShareCell({ percent, max }: Props) {
  const format = useFormat();
  return (
    <span className="share">
      <span className="share-bar" aria-hidden="true">
        <span style={{ width: `${max === 0 ? 0 : Math.min(100, (100 * percent) / max)}%` }} />
      </span>
      <span>{format.percent(percent)}</span>
    </span>
  );
}
