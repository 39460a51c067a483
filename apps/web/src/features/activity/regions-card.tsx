import { useTranslation } from 'react-i18next';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { type MarkedRows, useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { regionsQuestion } from './questions.ts';

const QUESTIONS = { regions: regionsQuestion };
const regionOf = (row: Row) => keyOf(row, 'region');

/** Where matches were played. */
export function RegionsCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const query = useQuestions(QUESTIONS, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(regionsQuestion, state, regionOf);
  return (
    <QuestionCard
      title={t('regions.title')}
      query={query}
      state={state}
      isEmpty={(data) => data.regions.rows.length === 0}
      height="15rem"
    >
      {(data) => <Table data={data} state={state} marked={marked} />}
    </QuestionCard>
  );
}

interface TableProps {
  data: Answers<typeof QUESTIONS>;
  state: QuestionFilters<ActivitySearch>;
  marked: MarkedRows | undefined;
}

function Table({ data, state, marked }: TableProps) {
  const { t } = useTranslation(['activity', 'questions']);
  const format = useFormat();
  const { regions: answer } = data;
  const column = useQuestionColumns<(typeof answer.rows)[number]>('players', answer);
  const total = answer.rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0);
  return (
    <QuestionTable
      id="activity-regions"
      caption={t('activity:regions.title')}
      columns={[
        column.dimension('region', {
          href: (row) => state.href({ region: [keyOf(row, 'region')] }),
        }),
        column.measure('matches'),
        column.number(
          'share',
          t('activity:regions.share'),
          (row) => (total === 0 ? null : (100 * countOf(row, 'matches')) / total),
          (value) => format.percent(value),
        ),
        ...markedColumn<Row>({
          marked,
          name: t('questions:measures.matches'),
          keyOfRow: regionOf,
          value: (markedRow) => countOf(markedRow, 'matches'),
          render: format.number,
        }),
        column.measure('players'),
        column.measure('games', { isExtra: true }),
      ]}
      rows={answer.rows}
      rowId={regionOf}
      sort={state.pageSearch.regionSort}
      onSort={(regionSort) => state.set({ regionSort })}
    />
  );
}
