import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { countOf, keyOf, nameOf } from '../../questions/read-row.ts';
import { useKeyText } from '../../questions/use-key-text.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { useQuestions } from '../../questions/use-questions.ts';
import { useFormat } from '../../use-format.ts';
import type { BuildCardProps } from './build-card-props.ts';
import { buildMatchesQuestion, partsInMatchesQuestion } from './questions.ts';

const DEFAULT_SORT = '-last';

/** The latest matches of a build, each with the parts that its log shows. */
export function MatchesCard({ build, state }: BuildCardProps) {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const keyText = useKeyText();
  const { pageSearch, filters, set } = state;
  const query = useQuestions({ matches: buildMatchesQuestion(build) }, filters);
  const matchIds = [...new Set(query.data?.matches.rows.map((row) => keyOf(row, 'match')))];
  const { data: partsAnswer } = useQuery({
    ...questionQuery(partsInMatchesQuestion(build, matchIds), {}),
    enabled: matchIds.length > 0,
  });
  const partNamesIn = (row: Row) =>
    (partsAnswer?.rows ?? [])
      .filter((partRow) => keyOf(partRow, 'match') === keyOf(row, 'match'))
      .map((partRow) => nameOf({ names: partsAnswer?.names ?? {} }, 'part', keyOf(partRow, 'part')))
      .join(', ');
  const column = useQuestionColumns<Row>('players', query.data?.matches);
  const resultOf = (row: Row) => {
    if (countOf(row, 'wins') > 0) return 'win';
    if (countOf(row, 'losses') > 0) return 'loss';
    return countOf(row, 'draws') > 0 ? 'draw' : 'unfinished';
  };
  const playerColumn = column.dimension('player', {
    href: (row) => paths.player(keyOf(row, 'player')),
  });
  const timeOf = (row: Row) => (typeof row.last === 'string' ? row.last : null);
  return (
    <QuestionCard
      title={t('builds:matches.title')}
      query={query}
      state={state}
      isEmpty={({ matches }) => matches.rows.length === 0}
      height="22rem"
    >
      {({ matches }) => (
        <QuestionTable<Row>
          id="build-matches"
          caption={t('builds:matches.title')}
          columns={[
            {
              id: 'last',
              header: t('questions:dimensions.match'),
              isRowHeader: true,
              sortBy: timeOf,
              cell: (row) => {
                const time = timeOf(row);
                return (
                  <>
                    <Link className="row-link text-nowrap" to={paths.match(keyOf(row, 'match'))}>
                      {time === null ? '–' : format.shortDateTime(time)}
                    </Link>
                    <span className="row-note">{keyText('map', keyOf(row, 'map'), matches)}</span>
                  </>
                );
              },
              csv: {
                headings: [
                  t('questions:dimensions.match'),
                  t('questions:measures.last'),
                  t('questions:dimensions.map'),
                ],
                values: (row) => [
                  keyOf(row, 'match'),
                  timeOf(row),
                  keyText('map', keyOf(row, 'map'), matches),
                ],
              },
            },
            {
              ...playerColumn,
              isRowHeader: false,
              cell: (row) => <span className="build-player">{playerColumn.cell(row)}</span>,
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
            },
            {
              id: 'shown',
              header: t('builds:matches.shown'),
              from: 'md',
              cell: (row) => <span className="build-parts">{partNamesIn(row) || '–'}</span>,
              csv: {
                headings: [t('builds:matches.shown')],
                values: (row) => [partNamesIn(row)],
              },
            },
            column.measure('damage', { from: 'sm' }),
            column.measure('kills', { isExtra: true }),
          ]}
          rows={matches.rows}
          rowId={(row) => `${keyOf(row, 'match')} ${keyOf(row, 'player')}`}
          sort={pageSearch.matches ?? DEFAULT_SORT}
          onSort={(sort) => set({ matches: sort === DEFAULT_SORT ? undefined : sort })}
          initialRowCount={10}
        />
      )}
    </QuestionCard>
  );
}
