import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import { Points } from './points.tsx';

interface Options<Row> {
  id: string;
  header: string;
  /** The explanation of the difference, behind a button after the heading. */
  explain?: ExplainedStat;
  /** The headings of the ends of the interval in a CSV file. */
  intervalHeadings: readonly [low: string, high: string];
  read: (row: Row) => { value: number; low: number; high: number } | null;
  hasFewGames?: (row: Row) => boolean;
  from?: QuestionColumn<Row>['from'];
}

/** Returns a column of differences in percentage points, with their intervals. */
export function pointsColumn<Row>(options: Options<Row>): QuestionColumn<Row> {
  const { id, header, explain, intervalHeadings, read, hasFewGames, from } = options;
  return {
    id,
    header,
    isNumeric: true,
    sortBy: (row) => read(row)?.value ?? null,
    cell(row) {
      const points = read(row);
      return points === null ? <span className="muted">–</span> : <Points {...points} />;
    },
    csv: {
      headings: [header, ...intervalHeadings],
      values(row) {
        const points = read(row);
        return points === null ? [null, null, null] : [points.value, points.low, points.high];
      },
    },
    ...(explain !== undefined && { explain: <Explain stat={explain} statName={header} /> }),
    ...(hasFewGames !== undefined && { hasFewGames }),
    ...(from !== undefined && { from }),
  };
}
