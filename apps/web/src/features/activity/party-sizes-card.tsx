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
import { partySizesQuestion } from './questions.ts';

const QUESTIONS = { sizes: partySizesQuestion };
const sizeOf = (row: Row) => keyOf(row, 'partySize');

/** Returns the number of games of the marked player. */
function countGames(marked: MarkedRows | undefined): number {
  return [...(marked?.rows.values() ?? [])].reduce((sum, row) => sum + countOf(row, 'games'), 0);
}

/** Solo players and parties of each size, with their results. */
export function PartySizesCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const query = useQuestions(QUESTIONS, filtersForAllPlayers(state.filters));
  const marked = useMarkedRows(partySizesQuestion, state, sizeOf);
  return (
    <QuestionCard
      title={t('parties.title')}
      query={query}
      state={state}
      isEmpty={({ sizes }) => sizes.rows.length === 0}
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

function Table({ data: { sizes }, state, marked }: TableProps) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const column = useQuestionColumns<(typeof sizes.rows)[number]>('players', sizes);
  const total = sizes.rows.reduce((sum, row) => sum + countOf(row, 'games'), 0);
  return (
    <QuestionTable
      id="activity-parties"
      caption={t('parties.title')}
      columns={[
        column.dimension('partySize'),
        column.measure('games'),
        column.number(
          'share',
          t('parties.share'),
          (row) => (total === 0 ? null : (100 * countOf(row, 'games')) / total),
          (value) => format.percent(value),
          { from: 'sm' },
        ),
        ...markedColumn<Row>({
          marked,
          name: t('parties.share'),
          keyOfRow: sizeOf,
          value: (markedRow) =>
            (100 * countOf(markedRow, 'games')) / Math.max(1, countGames(marked)),
          render: (value) => format.percent(value),
        }),
        column.measure('winRate'),
        column.measure('players', { isExtra: true }),
        column.measure('killsPerGame', { isExtra: true }),
        column.measure('damagePerGame', { isExtra: true }),
      ]}
      rows={sizes.rows}
      rowId={sizeOf}
      sort={state.pageSearch.partySort}
      onSort={(partySort) => state.set({ partySort })}
    />
  );
}
