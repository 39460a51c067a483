import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import { readValue } from '../../questions/read-value.ts';
import { EstimateCell } from './estimate-cell.tsx';
import type { LeaderMeasure } from './leader-measures.ts';
import type { RankedPlayer } from './rank-players.ts';

/** Returns the columns of the estimate that players are ranked by, and of the value as measured. */
export function useEstimateColumns<Row>(
  by: LeaderMeasure,
  playerOf: (row: Row) => RankedPlayer,
): QuestionColumn<Row>[] {
  const { t } = useTranslation(['leaders', 'questions']);
  return useMemo(() => {
    const estimate = t('leaders:columns.estimate');
    const measured = t('leaders:columns.measured');
    return [
      {
        id: 'estimate',
        header: estimate,
        numeric: true,
        sortBy(row) {
          const { value, low } = playerOf(row);
          return by === 'winRate' ? low : value;
        },
        cell: (row) => <EstimateCell by={by} player={playerOf(row)} />,
        csv: {
          headings: [
            estimate,
            t('questions:csv.low', { name: estimate }),
            t('questions:csv.high', { name: estimate }),
          ],
          values(row) {
            const { value, low, high } = playerOf(row);
            return [value, low, high];
          },
        },
        explain: <Explain stat="estimate" statName={estimate} />,
      },
      {
        id: 'measured',
        header: measured,
        numeric: true,
        sortBy: (row) => readValue(playerOf(row).measured).sortKey,
        cell: (row) => (
          <MeasureCell
            name={by}
            measure={measureOf('parts', by)}
            value={playerOf(row).measured}
            games={null}
          />
        ),
        csv: {
          headings: [measured],
          values: (row) => [readValue(playerOf(row).measured).shown],
        },
        from: 'sm',
      },
    ];
  }, [by, playerOf, t]);
}
