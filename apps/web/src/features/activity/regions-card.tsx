import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { regions } from './questions.ts';

const ASKED = { regions };

/** Where matches were played. */
export function RegionsCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const query = useQuestions(ASKED, state.filters);
  return (
    <QuestionCard
      title={t('regions.title')}
      query={query}
      state={state}
      isEmpty={(data) => data.regions.rows.length === 0}
      height="15rem"
    >
      {(data) => <Table data={data} state={state} />}
    </QuestionCard>
  );
}

interface TableProps {
  data: Answers<typeof ASKED>;
  state: QuestionFilters<ActivitySearch>;
}

function Table({ data: { regions }, state }: TableProps) {
  const { t } = useTranslation('activity');
  const format = useFormat();
  const column = useQuestionColumns<(typeof regions.rows)[number]>('players', regions);
  const total = regions.rows.reduce((sum, row) => sum + countOf(row, 'matches'), 0);
  return (
    <QuestionTable
      id="activity-regions"
      caption={t('regions.title')}
      columns={[
        column.dimension('region', {
          href: (row) => state.href({ region: [keyOf(row, 'region')] }),
        }),
        column.measure('matches'),
        column.number(
          'share',
          t('regions.share'),
          (row) => (total === 0 ? null : (100 * countOf(row, 'matches')) / total),
          (value) => format.percent(value),
        ),
        column.measure('players'),
        column.measure('games', { isExtra: true }),
      ]}
      rows={regions.rows}
      rowId={(row) => keyOf(row, 'region')}
      sort={state.own.regionSort}
      onSort={(regionSort) => state.set({ regionSort })}
    />
  );
}
