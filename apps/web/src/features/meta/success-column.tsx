import { sampleSize } from '@scrapboard/statistics/sample-size';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { rateOf } from '../../questions/read-row.ts';
import { RateText } from '../../ui/rate-text.tsx';

/** Returns a column of how often raids succeed. The scale is from 0 to 100%, because most of them do. */
export function successColumn(header: string): QuestionColumn<Row> {
  const read = (row: Row) => rateOf(row, 'winRate');
  return {
    id: 'winRate',
    header,
    isNumeric: true,
    sortBy: (row) => read(row).low,
    hasFewGames: (row) => sampleSize(read(row).of) === 'few',
    cell: (row) => <RateText rate={read(row)} scale="share" />,
    csv: {
      headings: [header],
      values: (row) => [read(row).percent],
    },
  };
}
