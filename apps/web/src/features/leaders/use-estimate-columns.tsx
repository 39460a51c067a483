import type { LeaderMeasure } from '@scrapboard/contract/leader-rules';
import type { RankedPlayer } from '@scrapboard/questions/leaders';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Explain } from '../../explain/explain.tsx';
import { explainedStatOf } from '../../questions/explained-stat-of.ts';
import { MeasureCell } from '../../questions/measure-cell.tsx';
import { measureOf } from '../../questions/measure-of.ts';
import type { QuestionColumn } from '../../questions/question-column.ts';
import { readValue } from '../../questions/read-value.ts';
import { EstimateCell } from './estimate-cell.tsx';

/** Returns the columns of the estimate that players are ranked by, and of the value as measured. */
export function useEstimateColumns<Row>(
  by: LeaderMeasure,
  playerOf: (row: Row) => Pick<RankedPlayer, 'measured' | 'value' | 'low' | 'high'>,
): QuestionColumn<Row>[] {
  const { t } = useTranslation(['leaders', 'questions']);
  return useMemo(() => {
    const estimateHeader = t('leaders:columns.estimate');
    const measuredHeader = t('leaders:columns.measured');
    return [
      {
        id: 'estimate',
        header: estimateHeader,
        isNumeric: true,
        sortBy(row) {
          const { value, low } = playerOf(row);
          return by === 'winRate' ? low : value;
        },
        cell: (row) => <EstimateCell by={by} player={playerOf(row)} />,
        csv: {
          headings: [
            estimateHeader,
            t('questions:csv.low', { name: estimateHeader }),
            t('questions:csv.high', { name: estimateHeader }),
          ],
          values(row) {
            const { value, low, high } = playerOf(row);
            return [value, low, high];
          },
        },
        explain: <Explain stat="estimate" statName={estimateHeader} />,
      },
      {
        id: 'measured',
        header: measuredHeader,
        isNumeric: true,
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
          headings: [measuredHeader],
          values: (row) => [readValue(playerOf(row).measured).shown],
        },
        from: 'sm',
        explain: <Explain stat={explainedStatOf(by) ?? 'average'} statName={measuredHeader} />,
      },
    ];
  }, [by, playerOf, t]);
}
