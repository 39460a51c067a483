import type { Measure } from '@scrapboard/questions';
import { useTranslation } from 'react-i18next';
import { ChangeText } from '../../questions/change-text.tsx';
import { formatMeasure } from '../../questions/format-measure.ts';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import type { Row } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import type { JudgedDifference } from './judge-differences.ts';
import type { Stat } from './stat.ts';

interface Props {
  stat: Stat;
  /** Undefined without matches. */
  row: Row | undefined;
  /** `none` for the first subject; a line is reserved for differences while they are `pending`. */
  testState: 'none' | 'pending' | 'done';
  /** Undefined for stats that are not tested. */
  change: JudgedDifference | undefined;
}

/** A stat with its interval, and how it differs from that of the first subject. */
export function NumberCell({ stat: { name, measure }, row, testState, change }: Props) {
  const value = row?.[name] ?? null;
  if (row === undefined || value === null) return <span className="muted">–</span>;
  return (
    <>
      {typeof value === 'object' && 'percent' in value ? (
        <RateText rate={value} showsRange scale={name === 'winRate' ? 'winRate' : 'share'} />
      ) : measure !== undefined ? (
        <MeasureCell
          name={measure.name}
          measure={measure}
          value={value}
          games={countOf(row, 'games')}
        />
      ) : (
        typeof value === 'object' && 'value' in value && <Rating {...value} />
      )}
      {measure !== undefined && <MeanRange measure={measure} value={value} />}
      {testState !== 'none' && typeof value === 'object' && (
        <Difference
          change={
            change && {
              ...change,
              isPercentage: change.isPercentage || measure?.unit === 'percent',
            }
          }
          isPending={testState === 'pending'}
          better={measure?.better ?? 'higher'}
          digits={measure === undefined && typeof value === 'object' && 'value' in value ? 0 : 1}
        />
      )}
    </>
  );
}

interface DifferenceProps extends Pick<Props, 'change'> {
  better: Measure['better'];
  digits: number;
  isPending: boolean;
}

function Difference({ change, isPending, better, digits }: DifferenceProps) {
  const { t } = useTranslation('comparison');
  if (isPending) {
    return (
      <span className="compare-difference" aria-hidden="true">
        …
      </span>
    );
  }
  if (change === undefined || change.difference.verdict === 'few') {
    return (
      <span className="compare-difference muted">
        {t(change === undefined ? 'csv.untested' : 'csv.few')}
      </span>
    );
  }
  return (
    <span className="compare-difference">
      <ChangeText {...change} {...{ better, digits }} isShort />
    </span>
  );
}

function MeanRange({ measure, value }: Required<Pick<Stat, 'measure'>> & { value: Row[string] }) {
  const format = useFormat();
  if (measure === undefined || typeof value !== 'object' || value === null) return null;
  if (!('mean' in value) || value.low === null || value.high === null) return null;
  const [low, high] = [Math.max(0, value.low), value.high];
  const range =
    measure.unit === 'percent'
      ? format.interval(low, Math.min(100, high))
      : `${formatMeasure(measure, low, format)}–${formatMeasure(measure, high, format)}`;
  return <span className="row-note text-nowrap">{range}</span>;
}

function Rating({ value, low, high }: { value: number; low: number; high: number }) {
  const format = useFormat();
  return (
    <>
      {format.number(value)}
      <span className="row-note text-nowrap">{`${format.number(low)}–${format.number(high)}`}</span>
    </>
  );
}
