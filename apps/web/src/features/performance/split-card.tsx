import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { filtersForRow } from '../../questions/filters-for-row.ts';
import { markedColumn } from '../../questions/marked-column.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { filtersForAllPlayers } from '../../questions/use-marked-player.ts';
import { useMarkedRows } from '../../questions/use-marked-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { PartCardProps } from './part-card-props.ts';
import { splits } from './performance-search.ts';
import { partSplitQuestion } from './questions.ts';

/** How a part does by power score, map, mode or client version. */
export function SplitCard({ id, state }: PartCardProps) {
  const { t } = useTranslation(['performance', 'questions']);
  const format = useFormat();
  const { pageSearch, filters, href, set } = state;
  const { split, counting } = pageSearch;
  const question = partSplitQuestion(split, id, counting);
  const splitOf = (row: Row) => keyOf(row, split);
  const query = useQuestions({ groups: question }, filtersForAllPlayers(filters));
  const marked = useMarkedRows(question, state, splitOf);
  const column = useQuestionColumns<Row>('parts', query.data?.groups);
  const columns = [
    column.dimension(split, { href: (row) => href(filtersForRow(split, keyOf(row, split))) }),
    column.measure('games'),
    ...markedColumn<Row>({
      marked,
      name: t('questions:measures.games'),
      keyOfRow: splitOf,
      value: (row) => countOf(row, 'games'),
      render: format.number,
    }),
    column.measure('winRate'),
    column.measure('winRateAboveExpectation', { header: t('performance:columns.above') }),
    column.measure('damagePerGame', { from: 'sm' }),
  ];
  const defaultSort = split === 'map' || split === 'mode' ? '-games' : split;
  return (
    <QuestionCard
      title={t('performance:split.title')}
      query={query}
      state={state}
      isEmpty={({ groups }) => groups.rows.length === 0}
      height="22rem"
      actions={
        <ChoiceLinks
          label={t('performance:split.label')}
          choices={splits.map((value) => ({ value, text: t(`questions:dimensions.${value}`) }))}
          current={split}
          href={(value) => href({ split: value, splits: undefined })}
        />
      }
    >
      {({ groups }) => (
        <QuestionTable
          id={`part-${split}`}
          caption={t(`questions:dimensions.${split}`)}
          columns={columns}
          rows={groups.rows}
          rowId={splitOf}
          sort={pageSearch.splits ?? defaultSort}
          onSort={(sort) => set({ splits: sort === defaultSort ? undefined : sort })}
        />
      )}
    </QuestionCard>
  );
}
