import { useTranslation } from 'react-i18next';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { type Answers, useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { ActivitySearch } from './activity-search.ts';
import { partySizes } from './questions.ts';

const ASKED = { sizes: partySizes };

/** Who plays alone and who in parties, and how they fare. */
export function PartySizesCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const query = useQuestions(ASKED, state.filters);
  return (
    <QuestionCard
      title={t('parties.title')}
      query={query}
      state={state}
      isEmpty={({ sizes }) => sizes.rows.length === 0}
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

function Table({ data: { sizes }, state }: TableProps) {
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
        column.measure('winRate'),
        column.measure('players', { isExtra: true }),
        column.measure('killsPerGame', { isExtra: true }),
        column.measure('damagePerGame', { isExtra: true }),
      ]}
      rows={sizes.rows}
      rowId={(row) => keyOf(row, 'partySize')}
      sort={state.own.partySort}
      onSort={(partySort) => state.set({ partySort })}
    />
  );
}
