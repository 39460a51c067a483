import { MIN_SAMPLE, sampleSize } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';

/** A count out of a total, in percent, with the ends of its 95% interval. */
export interface RateValue {
  count: number;
  of: number;
  percent: number;
  low: number;
  high: number;
}

/** Returns whether there are enough games for a meaningful rate. */
export function hasRate(of: number): boolean {
  const size = sampleSize(of);
  return size === 'small' || size === 'enough';
}

/** Returns the sort value of a rate; rates of too few games are sorted last. */
export function sortableRate(rate: RateValue): number | undefined {
  return hasRate(rate.of) ? rate.percent : undefined;
}

/** A bar with the rate between 0 and 100%, and its interval. */
export function RateBar({ rate }: { rate: RateValue }) {
  return (
    <span className="rate-bar" aria-hidden="true">
      <span style={{ left: `${rate.low}%`, width: `${rate.high - rate.low}%` }} />
      <i style={{ left: `${rate.percent}%` }} />
    </span>
  );
}

/** A rate in a table cell; with too few games the count and the total instead. */
export function RateText({ rate }: { rate: RateValue }) {
  const { t } = useTranslation();
  const format = useFormat();
  const range = t('interval', { range: format.interval(rate.low, rate.high) });
  if (!hasRate(rate.of)) {
    const hint = t('notEnoughGamesHint', { count: rate.of, minimum: MIN_SAMPLE });
    return (
      <span className="muted small" title={hint}>
        {rate.of === 0 ? '–' : `${format.number(rate.count)} / ${format.number(rate.of)}`}
      </span>
    );
  }
  return (
    <span className="rate" title={range}>
      <span className="rate-value">{format.percent(rate.percent)}</span>
      <RateBar rate={rate} />
      <span className="visually-hidden">{range}</span>
    </span>
  );
}
