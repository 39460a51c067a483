import { sampleSize } from '@scrapboard/statistics/sample-size';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../use-format.ts';
import { type BarScale, overflowingEnd, placeOnBar } from './bar-position.ts';

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

/**
 * Returns what a column of rates is sorted by: the lower end of the interval, so that few games
 * neither lead a list nor stay unsorted. Undefined, which is sorted last, without any games.
 */
export function sortableRate(rate: RateValue): number | undefined {
  return rate.of === 0 ? undefined : rate.low;
}

/** Returns how a rate is written: in percent, or as `13 of 17` where the games are few. */
export function useRateWords(): (rate: Pick<RateValue, 'count' | 'of' | 'percent'>) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    ({ count, of, percent }) => {
      if (of === 0) return '–';
      if (hasRate(of)) return format.percent(percent);
      return t('countOf', { n: format.number(count), of: format.number(of) });
    },
    [format, t],
  );
}

interface BarProps {
  rate: RateValue;
  /** For other shares than games won: from 0 to 100%, without the line at one half. */
  scale?: BarScale;
}

/**
 * A bar from 20 to 80% with the rate and its interval, and a line at one half. An interval that
 * extends beyond the bar fades out at its end.
 */
export function RateBar({ rate: { percent, low, high }, scale = 'winRate' }: BarProps) {
  const [from, to] = [placeOnBar(low, scale), placeOnBar(high, scale)];
  const open = [
    overflowingEnd(low, scale) === 'start' && 'open-start',
    overflowingEnd(high, scale) === 'end' && 'open-end',
  ];
  return (
    <span className={scale === 'winRate' ? 'rate-bar rate-half' : 'rate-bar'} aria-hidden="true">
      <span
        className={open.filter(Boolean).join(' ')}
        style={{ left: `${from}%`, width: `${to - from}%` }}
      />
      <i style={{ left: `${placeOnBar(percent, scale)}%` }} />
    </span>
  );
}

interface Props {
  rate: RateValue;
  /** Shows the interval in figures below the rate. */
  withRange?: boolean;
}

/** A rate in a table cell with its interval; muted and as `13 of 17` where the games are few. */
export function RateText({ rate, withRange = false }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useRateWords();
  if (rate.of === 0) return <span className="muted">–</span>;
  const range = format.interval(rate.low, rate.high);
  return (
    <>
      <span className={hasRate(rate.of) ? 'rate' : 'rate rate-few'}>
        <span className="rate-value">{words(rate)}</span>
        <RateBar rate={rate} />
        <span className="visually-hidden">{t('interval', { range })}</span>
      </span>
      {withRange && (
        <span className="row-note text-nowrap" aria-hidden="true">
          {range}
        </span>
      )}
    </>
  );
}
