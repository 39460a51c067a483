import './percentiles.scss';
import { percentOutranked, type RankedValue, toneOf } from './percent-outranked.ts';

interface Props extends RankedValue {
  /** The ends of the percentile’s interval. */
  low?: number;
  high?: number;
}

/** A bar from worst to best with a mark at the percentile and a line in the middle; hidden from screen readers. */
export function PercentileBar({ low, high, ...ranked }: Props) {
  const at = percentOutranked(ranked);
  const ends =
    low === undefined || high === undefined
      ? null
      : [low, high]
          .map((percentile) => percentOutranked({ ...ranked, percentile }))
          .sort((a, b) => a - b);
  return (
    <span className={`percentile-bar percentile-${toneOf(ranked)}`} aria-hidden="true">
      {ends !== null && (
        <span
          className="percentile-range"
          style={{ left: `${ends[0]}%`, width: `${(ends[1] as number) - (ends[0] as number)}%` }}
        />
      )}
      <i style={{ left: `${at}%` }} />
    </span>
  );
}
