import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { PickerLink } from '../../questions/picker-link.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import type { PartCardProps } from './part-card-props.ts';
import { partBuildsQuestion } from './questions.ts';

const DEFAULT_SORT = '-games';

/** The builds that a part was seen in. */
export function BuildsCard({ id, state }: PartCardProps) {
  const { t } = useTranslation('performance');
  const { pageSearch, filters, set } = state;
  const query = useQuestions({ builds: partBuildsQuestion(id, pageSearch.counting) }, filters);
  const column = useQuestionColumns<Row>('parts', query.data?.builds);
  return (
    <QuestionCard
      title={t('builds.title')}
      note={t('builds.note')}
      query={query}
      state={state}
      isEmpty={({ builds }) => builds.rows.length === 0}
      height="22rem"
    >
      {({ builds }) => (
        <QuestionTable
          id="part-builds"
          caption={t('builds.title')}
          columns={[
            column.dimension('build', {
              href: (row) => paths.build(keyOf(row, 'build')),
              note: (row) => <PickerLink build={keyOf(row, 'build')} />,
            }),
            column.measure('games'),
            column.measure('players', { from: 'sm' }),
            column.measure('winRate'),
            column.measure('winRateAboveExpectation', {
              header: t('columns.above'),
              isExtra: true,
            }),
            column.measure('damagePerGame', { from: 'sm' }),
            column.measure('last', { isExtra: true }),
          ]}
          rows={builds.rows}
          rowId={(row) => keyOf(row, 'build')}
          sort={pageSearch.builds ?? DEFAULT_SORT}
          onSort={(sort) => set({ builds: sort === DEFAULT_SORT ? undefined : sort })}
          initialRowCount={10}
        />
      )}
    </QuestionCard>
  );
}
