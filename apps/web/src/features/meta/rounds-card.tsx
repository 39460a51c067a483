import { useTranslation } from 'react-i18next';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, numberOf } from '../../questions/read-row.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { ShareCell } from '../../ui/share-cell.tsx';
import { useFormat } from '../../use-format.ts';
import { numberColumn } from './columns.tsx';
import type { MetaSearch } from './meta-search.ts';
import { playerRoundsQuestion, roundsQuestion } from './questions.ts';
import { filtersForWholeMatches } from './whole-match-filters.ts';

const roundsOf = (row: Row) => numberOf(row, 'bin') ?? 0;
const keyOfRow = (row: Row) => String(roundsOf(row));

/** How many rounds it takes to decide a match. */
export function RoundsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const format = useFormat();
  const { filters, ignored } = filtersForWholeMatches(state.filters);
  const query = useQuestions({ rounds: roundsQuestion }, filters);
  const marked = useMarkedRows(playerRoundsQuestion, state, keyOfRow);
  const column = useQuestionColumns<Row>('players', query.data?.rounds);
  return (
    <QuestionCard
      title={t('meta:rounds.title')}
      note={t('meta:rounds.note')}
      query={query}
      state={state}
      ignored={() => ignored}
      isEmpty={(data) => data.rounds.rows.length === 0}
      height="10rem"
    >
      {({ rounds: { rows } }) => {
        const total = rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0);
        return (
          <QuestionTable<Row>
            id="meta-rounds"
            caption={t('meta:rounds.title')}
            rows={rows}
            rowId={keyOfRow}
            sort={state.pageSearch.roundSort ?? 'rounds'}
            onSort={(roundSort) => state.set({ roundSort })}
            columns={[
              {
                id: 'rounds',
                header: t('questions:measures.rounds'),
                isRowHeader: true,
                sortBy: roundsOf,
                cell: (row) => format.number(roundsOf(row)),
                csv: {
                  headings: [t('questions:measures.rounds')],
                  values: (row) => [roundsOf(row)],
                },
              },
              column.measure('matches'),
              numberColumn<Row>({
                id: 'share',
                header: t('meta:maps.share'),
                value: (row) => (100 * countOf(row, 'matches')) / Math.max(1, total),
                render: (percent) => <ShareCell percent={percent} max={100} />,
                from: 'sm',
              }),
              ...markedColumn<Row>({
                marked,
                name: t('questions:measures.matches'),
                keyOfRow,
                value: (markedRow) => countOf(markedRow, 'games'),
                render: format.number,
              }),
              column.measure('matchLengthQuantiles', {
                games: (row) => countOf(row, 'matches'),
                header: t('meta:length.median'),
              }),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}
