import { useTranslation } from 'react-i18next';
import type { Change } from './change-of.ts';
import { ChangeText } from './change-text.tsx';
import type { QuestionColumn } from './question-column.ts';

interface Options<Row> extends Pick<QuestionColumn<Row>, 'from' | 'isExtra'> {
  id: string;
  /** The heading of the figure that changed. */
  name: string;
  /** Returns null if the figure is missing in one of the periods. */
  read: (row: Row) => Change | null;
  better?: 'higher' | 'lower' | 'neither';
}

/** Returns a function that creates a column with the changes of a figure since the previous period. */
export function useChangeColumn() {
  const { t } = useTranslation('questions');
  return function changeColumn<Row>(options: Options<Row>): QuestionColumn<Row> {
    const { id, name, read, better, ...rest } = options;
    const header = t('change.of', { name });
    return {
      ...rest,
      id,
      header,
      shortHeader: t('change.short'),
      isNumeric: true,
      sortBy: (row) => read(row)?.difference.difference ?? null,
      hasFewGames: (row) => read(row)?.difference.verdict === 'few',
      cell(row) {
        const change = read(row);
        if (change === null) return <span className="muted">–</span>;
        return <ChangeText {...change} isShort {...(better !== undefined && { better })} />;
      },
      csv: {
        headings: [header, t('csv.low', { name: header }), t('csv.high', { name: header })],
        values(row) {
          const { difference, low, high } = read(row)?.difference ?? {};
          const finite = (value = Number.NaN) => (Number.isFinite(value) ? value : null);
          return [finite(difference), finite(low), finite(high)];
        },
      },
    };
  };
}
