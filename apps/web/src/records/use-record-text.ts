import { type RecordName, recordDefinition } from '@scrapboard/questions/boards';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMeasure } from '../questions/format-measure.ts';
import { measureOf } from '../questions/measure-of.ts';
import { useFormat } from '../use-format.ts';

/** Returns functions for the name of a record and for its value. */
export function useRecordText() {
  const { t } = useTranslation('questions');
  const format = useFormat();
  return useMemo(
    () => ({
      name: (name: RecordName) => t(`measures.${recordDefinition(name).labelMeasure}`),
      value: (name: RecordName, value: number | null) =>
        formatMeasure(measureOf('players', recordDefinition(name).measure), value, format),
    }),
    [t, format],
  );
}
