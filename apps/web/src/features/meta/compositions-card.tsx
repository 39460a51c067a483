import { useTranslation } from 'react-i18next';
import { ChoiceLinks } from '../../choice-links.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { Answer, Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import type { MetaSearch } from './meta-search.ts';
import { COMPOSITIONS, compositionsQuestion } from './questions.ts';

const TEAM_SIZE = 4;

/** What teams of four consist of, by the main weapon or the cabin of each player. */
export function CompositionsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const { team: dimension } = state.pageSearch;
  const query = useQuestions({ teams: compositionsQuestion(dimension) }, state.filters);
  const column = useQuestionColumns<Row>('players', query.data?.teams);
  const isKnown = (row: Row) => {
    const ids = keyOf(row, dimension).split('+');
    return ids.length === TEAM_SIZE && !ids.includes('-');
  };
  return (
    <QuestionCard
      title={t('meta:compositions.title')}
      note={t('meta:compositions.note')}
      query={query}
      state={state}
      isEmpty={({ teams }) => teams.rows.length === 0}
      height="22rem"
      actions={
        <ChoiceLinks
          label={t('meta:compositions.by')}
          current={dimension}
          choices={COMPOSITIONS.map((value) => ({
            value,
            text: t(`questions:dimensions.${value}`),
          }))}
          href={(value) => state.href({ team: value })}
        />
      }
    >
      {({ teams }) => {
        const rows: readonly Row[] = teams.rows.filter(isKnown);
        if (rows.length === 0) {
          return <p className="card-body muted mb-0">{t('meta:compositions.none')}</p>;
        }
        return (
          <QuestionTable<Row>
            id="meta-compositions"
            caption={t('meta:compositions.title')}
            rows={rows}
            rowId={(row) => keyOf(row, dimension)}
            sort={state.pageSearch.teamSort ?? '-teams'}
            onSort={(teamSort) => state.set({ teamSort })}
            initialRowCount={15}
            columns={[
              {
                id: dimension,
                header: t(`questions:dimensions.${dimension}`),
                isRowHeader: true,
                sortBy: (row) => membersText(teams, dimension, row),
                cell: (row) => (
                  <span className="build-parts">{membersText(teams, dimension, row)}</span>
                ),
                csv: {
                  headings: [t(`questions:dimensions.${dimension}`)],
                  values: (row) => [membersText(teams, dimension, row)],
                },
              },
              column.measure('teams'),
              column.measure('teamWinRate'),
              column.measure('players', { from: 'md' }),
            ]}
          />
        );
      }}
    </QuestionCard>
  );
}

/** Returns the members of a team, equal ones once with their number: `2 × Sledgehammer`. */
function membersText(answer: Pick<Answer, 'names'>, dimension: string, row: Row): string {
  const names = nameOf(answer, dimension, keyOf(row, dimension)).split(' + ');
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, duplicates]) =>
      duplicates.length === 1 ? name : `${duplicates.length} × ${name}`,
    )
    .join(', ');
}
