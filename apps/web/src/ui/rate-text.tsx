import { minimumSample, sampleSize } from '@scrapboard/statistics/sample-size';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';

/** How many of how many, in percent, with the ends of its 95 % interval. */
export interface RateValue {
  count: number;
  of: number;
  percent: number;
  low: number;
  high: number;
}

/** Whether there are enough games to show a rate at all. */
export function hasRate(of: number): boolean {
  const size = sampleSize(of);
  return size === 'small' || size === 'enough';
}

/** What a column of rates is sorted by: a rate of too few games is not compared with the others. */
export function sortableRate(rate: RateValue): number | undefined {
  return hasRate(rate.of) ? rate.percent : undefined;
}

/** Where the rate lies between 0 and 100 %, and where the true one plausibly does. */
export function RateBar({ rate }: { rate: RateValue }) {
  return (
    <span className="rate-bar" aria-hidden="true">
      <span style={{ left: `${rate.low}%`, width: `${rate.high - rate.low}%` }} />
      <i style={{ left: `${rate.percent}%` }} />
    </span>
  );
}

/** A rate for a table cell: the percentage, and below it what it is of; or that games are too few. */
export function RateText({ rate }: { rate: RateValue }) {
  const { t } = useTranslation();
  const format = useFormat();
  const range = t('interval', { range: format.interval(rate.low, rate.high) });
  if (!hasRate(rate.of)) {
    const hint = t('notEnoughGamesHint', { count: rate.of, minimum: minimumSample });
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
