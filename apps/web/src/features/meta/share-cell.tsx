import './meta.scss';
import { useFormat } from '../../use-format.ts';

/** A percentage with a bar, whose scale ends at the largest percentage of the table. */
export function ShareCell({ percent, largest }: { percent: number; largest: number }) {
  const format = useFormat();
  return (
    <span className="share-cell">
      <span className="share-bar" aria-hidden="true">
        <span style={{ width: `${(100 * percent) / Math.max(largest, 1e-9)}%` }} />
      </span>
      <span>{format.percent(percent)}</span>
    </span>
  );
}
