import { useCallback } from 'react';
import { formatMeasure } from '../../questions/format-measure.ts';
import { measureOf } from '../../questions/measure-of.ts';
import type { Row } from '../../questions/question-query.ts';
import { numberOf } from '../../questions/read-row.ts';
import { useFormat } from '../../use-format.ts';
import { type RecordName, recordNumber } from './record-numbers.ts';

/** Returns the value of a record in a row of its board. */
export function recordValue(name: RecordName, row: Row): number | null {
  return numberOf(row, recordNumber(name).measure);
}

/** Returns a function that formats the value of a record. */
export function useRecordText(): (name: RecordName, row: Row) => string {
  const format = useFormat();
  return useCallback(
    (name, row) =>
      formatMeasure(
        measureOf('players', recordNumber(name).measure),
        recordValue(name, row),
        format,
      ),
    [format],
  );
}
