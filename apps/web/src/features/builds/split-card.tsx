import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { filtersForRow } from '../../questions/filters-for-row.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import type { BuildCardProps } from './build-card-props.ts';
import { buildSplitQuestion, splits } from './questions.ts';

/** Where a build is driven, and how it does there. */
export function SplitCard({ build, state }: BuildCardProps) {
  const { t } = useTranslation(['builds', 'questions']);
  const { pageSearch, filters, href, set } = state;
  const { split } = pageSearch;
  const query = useQuestions({ results: buildSplitQuestion(build, split) }, filters);
  const column = useQuestionColumns<Row>('players', query.data?.results);
  const defaultSort = split === 'powerScoreBand' ? split : '-games';
  return (
    <QuestionCard
      title={t('builds:split.title')}
      query={query}
      state={state}
      isEmpty={({ results }) => results.rows.length === 0}
      height="18rem"
      actions={
        <ChoiceLinks
          label={t('builds:split.label')}
          choices={splits.map((value) => ({ value, text: t(`questions:dimensions.${value}`) }))}
          current={split}
          href={(value) => href({ split: value, splits: undefined })}
        />
      }
    >
      {({ results }) => (
        <QuestionTable<Row>
          id={`build-${split}`}
          caption={t(`questions:dimensions.${split}`)}
          columns={[
            column.dimension(split, {
              href: (row) => href(filtersForRow(split, keyOf(row, split))),
            }),
            column.measure('games'),
            column.measure('winRate'),
            column.measure('winRateAboveExpectation', { header: t('builds:columns.above') }),
            column.measure('damagePerGame', { isExtra: true }),
          ]}
          rows={results.rows}
          rowId={(row) => keyOf(row, split)}
          sort={pageSearch.splits ?? defaultSort}
          onSort={(sort) => set({ splits: sort === defaultSort ? undefined : sort })}
          initialRowCount={10}
        />
      )}
    </QuestionCard>
  );
}
