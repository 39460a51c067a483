import type { Measure } from '@scrapboard/questions';
import { ChangeText } from '../../questions/change-text.tsx';
import { formatMeasure } from '../../questions/format-measure.ts';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import type { MeasureName } from '../../questions/page-question.ts';
import type { Row } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { RateText } from '../../ui/rate-text.tsx';
import { useFormat } from '../../use-format.ts';
import type { JudgedDifference } from './judge-differences.ts';

interface Props {
  name: MeasureName;
  measure: Measure;
  /** Undefined without matches. */
  row: Row | undefined;
  /** Undefined for the first subject, and for stats without an interval. */
  change: JudgedDifference | undefined;
}

/** A stat with its interval, and how it differs from that of the first subject. */
export function NumberCell({ name, measure, row, change }: Props) {
  const format = useFormat();
  const value = row?.[name] ?? null;
  if (row === undefined || value === null) return <span className="muted">–</span>;
  const isRate = typeof value === 'object' && 'percent' in value;
  const isMean = typeof value === 'object' && 'mean' in value;
  return (
    <>
      {isRate ? (
        <RateText rate={value} withRange scale={name === 'winRate' ? 'winRate' : 'share'} />
      ) : (
        <MeasureCell name={name} measure={measure} value={value} games={countOf(row, 'games')} />
      )}
      {isMean && value.low !== null && value.high !== null && (
        <span className="row-note text-nowrap">
          {`${formatMeasure(measure, Math.max(0, value.low), format)}–${formatMeasure(measure, value.high, format)}`}
        </span>
      )}
      {change !== undefined && change.difference.verdict !== 'few' && (
        <span className="compare-difference">
          <ChangeText {...change} better={measure.better} isShort />
        </span>
      )}
    </>
  );
}
