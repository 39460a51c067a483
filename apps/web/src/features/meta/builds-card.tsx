import { partsOfBuildsQuestion } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useChangeColumn } from '../../questions/change-column.tsx';
import { changeOf } from '../../questions/change-of.ts';
import { ComparedWith } from '../../questions/compared-with.tsx';
import { namesOfKnownParts } from '../../questions/names-of-known-parts.ts';
import { PickerLink } from '../../questions/picker-link.tsx';
import { QuestionCard } from '../../questions/question-card.tsx';
import { questionQuery, type Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf } from '../../questions/read-row.ts';
import { usePreviousPeriodFilters } from '../../questions/use-previous-period-filters.ts';
import { usePreviousPeriodRows } from '../../questions/use-previous-period-rows.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import type { QuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import type { MetaSearch } from './meta-search.ts';
import { buildResultsQuestion, buildsQuestion } from './questions.ts';

/** Used until the answer about parts has arrived. */
const NO_PARTS = { rows: [], names: {} };

/** The most frequent builds with their known parts. */
export function BuildsCard({ state }: { state: QuestionFilters<MetaSearch> }) {
  const { t } = useTranslation(['meta', 'questions']);
  const query = useQuestions({ builds: buildsQuestion }, state.filters);
  const hashes = (query.data?.builds.rows ?? [])
    .map((row) => keyOf(row, 'build'))
    .filter((hash) => hash !== '-');
  const { data: parts = NO_PARTS } = useQuery({
    ...questionQuery(partsOfBuildsQuestion(hashes), state.filters),
    enabled: hashes.length > 0,
  });
  const column = useQuestionColumns<Row>('players', query.data?.builds);
  const changeColumn = useChangeColumn();
  const previousPeriodFilters = usePreviousPeriodFilters(state.filters);
  const rowsBefore = usePreviousPeriodRows(
    buildResultsQuestion(hashes),
    hashes.length > 0 ? previousPeriodFilters : undefined,
    (row) => keyOf(row, 'build'),
  );
  const partsByBuild = namesOfKnownParts(parts);
  const partsText = (row: Row) => (partsByBuild.get(keyOf(row, 'build')) ?? []).join(', ');
  return (
    <QuestionCard
      title={t('meta:builds.title')}
      note={
        <>
          {t('meta:builds.note')} <ComparedWith before={previousPeriodFilters} />
        </>
      }
      query={query}
      state={state}
      isEmpty={({ builds: { rows } }) => rows.length === 0}
      empty={<p className="card-body muted mb-0">{t('meta:builds.none')}</p>}
      height="30rem"
    >
      {({ builds: { rows } }) => (
        <QuestionTable<Row>
          id="meta-builds"
          caption={t('meta:builds.title')}
          rows={rows.filter((row) => keyOf(row, 'build') !== '-')}
          rowId={(row) => keyOf(row, 'build')}
          sort={state.pageSearch.buildSort ?? '-matches'}
          onSort={(buildSort) => state.set({ buildSort })}
          initialRowCount={15}
          columns={[
            {
              id: 'build',
              header: t('questions:dimensions.build'),
              isRowHeader: true,
              sortBy: (row) => keyOf(row, 'build'),
              cell: (row) => (
                <>
                  <Link className="row-link" to={paths.build(keyOf(row, 'build'))}>
                    <code>{keyOf(row, 'build')}</code>
                  </Link>
                  <span className="row-note d-md-none">{partsText(row)}</span>
                  {partsText(row) !== '' && (
                    <span className="row-note">
                      <PickerLink build={keyOf(row, 'build')} />
                    </span>
                  )}
                </>
              ),
              csv: {
                headings: [t('questions:dimensions.build')],
                values: (row) => [keyOf(row, 'build')],
              },
            },
            {
              id: 'parts',
              header: t('meta:builds.parts'),
              from: 'md',
              cell: (row) =>
                partsText(row) === '' ? (
                  <span className="muted">{t('meta:builds.unknown')}</span>
                ) : (
                  <span className="build-parts">{partsText(row)}</span>
                ),
              csv: { headings: [t('meta:builds.parts')], values: (row) => [partsText(row)] },
            },
            column.measure('matches'),
            column.measure('players', { from: 'sm' }),
            column.measure('games', { isExtra: true }),
            column.measure('winRate'),
            ...(rowsBefore === undefined
              ? []
              : [
                  changeColumn<Row>({
                    id: 'winRateChange',
                    name: t('questions:measures.winRate'),
                    read: (row) =>
                      changeOf(row.winRate, rowsBefore.get(keyOf(row, 'build'))?.winRate),
                    better: 'higher',
                    from: 'lg',
                  }),
                ]),
          ]}
        />
      )}
    </QuestionCard>
  );
}
