import { sampleSize } from '@scrapboard/statistics/sample-size';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { type BarScale, barPosition, overflowingEnd } from './bar-position.ts';

/** A count out of a total, in percent, with the ends of its 95% interval. */
export interface RateValue {
  count: number;
  of: number;
  percent: number;
  low: number;
  high: number;
}

/** Returns whether there are enough games for a meaningful rate. */
export function hasMeaningfulRate(games: number): boolean {
  const size = sampleSize(games);
  return size === 'small' || size === 'enough';
}

/**
 * Returns the value to sort a column of rates by: the lower end of the interval, so that rates of few
 * games do not come first. Undefined, which is sorted last, without any games.
 */
export function sortableRate(rate: RateValue): number | undefined {
  return rate.of === 0 ? undefined : rate.low;
}

/** Returns a function that formats a rate: in percent, or as `13 of 17` if there are few games. */
export function useFormatRate(): (rate: Pick<RateValue, 'count' | 'of' | 'percent'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    ({ count, of, percent }) => {
      if (of === 0) return '–';
      if (hasMeaningfulRate(of)) return format.percent(percent);
      return t('countOf', { n: format.number(count), of: format.number(of) });
    },
    [format, t],
  );
}

interface BarProps {
  rate: RateValue;
  /** The scale of the bar; `share` is for rates other than win rates: 0 to 100%, without a line at 50%. */
  scale?: BarScale;
}

/**
 * A bar from 20 to 80% with the rate and its interval, and a line at 50%. An interval that
 * extends beyond the bar fades out at its end.
 */
export function RateBar({ rate: { percent, low, high }, scale = 'winRate' }: BarProps) {
  const [from, to] = [barPosition(low, scale), barPosition(high, scale)];
  const fadeClasses = [
    overflowingEnd(low, scale) === 'start' && 'open-start',
    overflowingEnd(high, scale) === 'end' && 'open-end',
  ];
  return (
    <span className={scale === 'winRate' ? 'rate-bar rate-half' : 'rate-bar'} aria-hidden="true">
      <span
        className={fadeClasses.filter(Boolean).join(' ')}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <i style={{ left: `${barPosition(percent, scale)}%` }} />
    </span>
  );
}

interface Props {
  rate: RateValue;
  /** Whether the interval is shown in figures below the rate. */
  showsRange?: boolean;
  /** See `RateBar`. */
  scale?: BarScale;
}

/** A rate in a table cell with its interval; muted and as `13 of 17` if there are few games. */
export function RateText({ rate, showsRange = false, scale = 'winRate' }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const formatRate = useFormatRate();
  if (rate.of === 0) return <span className="muted">–</span>;
  const range = format.interval(rate.low, rate.high);
  return (
    <>
      <span className={hasMeaningfulRate(rate.of) ? 'rate' : 'rate rate-few'}>
        <span className="rate-value">{formatRate(rate)}</span>
        <RateBar rate={rate} scale={scale} />
        <span className="visually-hidden">{t('interval', { range })}</span>
      </span>
      {showsRange && (
        <span className="row-note text-nowrap" aria-hidden="true">
          {range}
        </span>
      )}
    </>
  );
}
