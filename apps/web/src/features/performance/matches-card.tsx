import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ChoiceLinks } from '../../choice-links.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { PartCardProps } from './part-card-props.ts';
import { exampleKinds } from './performance-search.ts';
import { partMatchesQuestion } from './questions.ts';

/** Matches in which a part was used: those with its most damage, or the latest. */
export function MatchesCard({ id, state }: PartCardProps) {
  const { t } = useTranslation(['performance', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const { pageSearch, filters, href, set } = state;
  const { examples, counting } = pageSearch;
  const query = useQuestions({ matches: partMatchesQuestion(id, counting, examples) }, filters);
  const column = useQuestionColumns<Row>('parts', query.data?.matches);
  const defaultSort = examples === 'best' ? '-damage' : '-last';
  const timeOf = (row: Row) => (typeof row.last === 'string' ? Date.parse(row.last) : null);
  const resultOf = (row: Row) =>
    countOf(row, 'wins') > 0 ? 'win' : countOf(row, 'losses') > 0 ? 'loss' : 'draw';
  return (
    <QuestionCard
      title={t('performance:matches.title')}
      query={query}
      state={state}
      isEmpty={({ matches }) => matches.rows.length === 0}
      height="22rem"
      actions={
        <ChoiceLinks
          label={t('performance:matches.label')}
          choices={exampleKinds.map((value) => ({
            value,
            text: t(`performance:matches.${value}`),
          }))}
          current={examples}
          href={(value) => href({ examples: value, matches: undefined })}
        />
      }
    >
      {({ matches }) => (
        <QuestionTable<Row>
          id="part-matches"
          caption={t('performance:matches.title')}
          columns={[
            {
              id: 'last',
              header: t('questions:dimensions.match'),
              isRowHeader: true,
              sortBy: timeOf,
              cell: (row) => (
                <>
                  <Link className="row-link" to={paths.match(keyOf(row, 'match'))}>
                    {typeof row.last === 'string' ? format.shortDateTime(row.last) : '–'}
                  </Link>
                  <span className="row-note">{keyText('map', keyOf(row, 'map'), matches)}</span>
                </>
              ),
              csv: {
                headings: ['match', 'last', 'map'].map((name) =>
                  name === 'last'
                    ? t('questions:measures.last')
                    : t(`questions:dimensions.${name as 'map'}`),
                ),
                values: (row) => [
                  keyOf(row, 'match'),
                  typeof row.last === 'string' ? row.last : null,
                  keyText('map', keyOf(row, 'map'), matches),
                ],
              },
            },
            {
              ...column.dimension('player', { href: (row) => paths.player(keyOf(row, 'player')) }),
              isRowHeader: false,
            },
            {
              id: 'result',
              header: t('questions:dimensions.result'),
              sortBy: resultOf,
              cell: (row) => keyText('result', resultOf(row)),
              csv: {
                headings: [t('questions:dimensions.result')],
                values: (row) => [resultOf(row)],
              },
              from: 'sm',
            },
            column.measure('damage'),
            column.measure('kills', { from: 'sm' }),
          ]}
          rows={matches.rows}
          rowId={(row) => `${keyOf(row, 'match')} ${keyOf(row, 'player')}`}
          sort={pageSearch.matches ?? defaultSort}
          onSort={(sort) => set({ matches: sort === defaultSort ? undefined : sort })}
        />
      )}
    </QuestionCard>
  );
}
