import { useTranslation } from 'react-i18next';
import type { Row } from '../../questions/ask.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { type ActivitySearch, stepOf } from './activity-search.ts';
import { uploadsBy } from './questions.ts';

/** How much was uploaded, and how many played. */
export function UploadCountCard({ state }: { state: QuestionFilters<ActivitySearch> }) {
  const { t } = useTranslation('activity');
  const step = stepOf(state.own, state.filters);
  const query = useQuestions({ uploads: uploadsBy(step) }, state.filters);
  const column = useQuestionColumns<Row>('uploads', undefined);
  return (
    <QuestionCard
      title={t('uploads.title')}
      query={query}
      state={state}
      isEmpty={({ uploads }) => uploads.rows.length === 0}
      ignored={({ uploads }) => uploads.ignored}
      height="20rem"
    >
      {({ uploads }) => (
        <QuestionTable
          id="activity-uploads"
          caption={t('uploads.title')}
          columns={[
            column.dimension(step),
            column.measure('uploads'),
            column.measure('uploaders'),
            column.measure('newMatches'),
            column.measure('confirmations', { isExtra: true }),
          ]}
          rows={uploads.rows}
          rowId={(row) => keyOf(row, step)}
          sort={`-${step}`}
          onSort={() => {}}
        />
      )}
    </QuestionCard>
  );
}
