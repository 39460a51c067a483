import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { paths } from '../../paths.ts';
import { QuestionCard } from '../../questions/question-card.tsx';
import type { QuestionColumn } from '../../questions/question-column.ts';
import type { Row } from '../../questions/question-query.ts';
import { QuestionTable } from '../../questions/question-table.tsx';
import { keyOf, nameOf } from '../../questions/read-row.ts';
import { useQuestionColumns } from '../../questions/use-question-columns.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFormat } from '../../use-format.ts';
import type { BuildCardProps } from './build-card-props.ts';
import { type SimilarBuilds, useSimilarBuilds } from './use-similar-builds.ts';

const DEFAULT_SORT = '-similarity';
const hashOf = (row: Row) => keyOf(row, 'build');

/** Builds that share known parts with a build, rare ones counting more. */
export function SimilarCard({ build, state }: BuildCardProps) {
  const { t } = useTranslation('builds');
  const query = useSimilarBuilds(build, state.filters);
  return (
    <QuestionCard
      title={t('similar.title')}
      note={t('similar.note')}
      query={query}
      state={state}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<Notice icon="box" title={t('similar.none')} text={t('similar.noneText')} />}
      height="26rem"
      isWide
    >
      {(data) => <SimilarTable build={build} state={state} data={data} />}
    </QuestionCard>
  );
}

function SimilarTable({ build, state, data }: BuildCardProps & { data: SimilarBuilds }) {
  const { t } = useTranslation(['builds', 'questions']);
  const format = useFormat();
  const column = useQuestionColumns<Row>('players', undefined);
  const { similarBuilds, rows, names } = data;
  const similarBuildOf = (row: Row) => similarBuilds.get(hashOf(row));
  const partNamesOf = (ids: readonly string[] = []) =>
    ids.map((id) => nameOf({ names }, 'part', id)).join(', ');
  const sharedColumn: QuestionColumn<Row> = {
    id: 'shared',
    header: t('builds:similar.shared'),
    isNumeric: true,
    sortBy: (row) => similarBuildOf(row)?.sharedParts.length ?? 0,
    explain: <Explain stat="sharedParts" statName={t('builds:similar.shared')} />,
    cell: (row) => format.number(similarBuildOf(row)?.sharedParts.length ?? 0),
    csv: {
      headings: [t('builds:similar.shared')],
      values: (row) => [similarBuildOf(row)?.sharedParts.length ?? 0],
    },
    from: 'sm',
  };
  return (
    <QuestionTable<Row>
      id="similar-builds"
      caption={t('builds:similar.title')}
      columns={[
        {
          id: 'build',
          header: t('questions:dimensions.build'),
          isRowHeader: true,
          cell: (row) => (
            <>
              <Link className="row-link" to={paths.build(hashOf(row))}>
                <code>{hashOf(row)}</code>
              </Link>
              <span className="row-note">
                <Link
                  className="picker-link"
                  to={paths.compare({ builds: `${build},${hashOf(row)}` })}
                >
                  {t('builds:compare')}
                </Link>
              </span>
            </>
          ),
          csv: { headings: [t('questions:dimensions.build')], values: (row) => [hashOf(row)] },
        },
        {
          id: 'parts',
          header: t('builds:columns.parts'),
          cell: (row) => (
            <span className="build-parts">
              <strong>{partNamesOf(similarBuildOf(row)?.sharedParts)}</strong>
              {similarBuildOf(row)?.otherParts.length === 0
                ? ''
                : `, ${partNamesOf(similarBuildOf(row)?.otherParts)}`}
            </span>
          ),
          csv: {
            headings: [t('builds:similar.sharedParts'), t('builds:similar.otherParts')],
            values: (row) => [
              partNamesOf(similarBuildOf(row)?.sharedParts),
              partNamesOf(similarBuildOf(row)?.otherParts),
            ],
          },
        },
        {
          ...column.number(
            'similarity',
            t('builds:similar.similarity'),
            (row) => 100 * (similarBuildOf(row)?.similarity ?? 0),
            (value) => format.percent(value, 0),
          ),
          explain: <Explain stat="buildSimilarity" statName={t('builds:similar.similarity')} />,
        },
        sharedColumn,
        column.measure('games', { from: 'sm' }),
        column.measure('players', { from: 'lg' }),
        column.measure('winRate', { from: 'md' }),
        column.measure('winRateAboveExpectation', {
          header: t('builds:columns.above'),
          from: 'lg',
        }),
        column.measure('damagePerGame', { from: 'xl' }),
      ]}
      rows={rows}
      rowId={hashOf}
      sort={state.pageSearch.similar ?? DEFAULT_SORT}
      onSort={(sort) => state.set({ similar: sort === DEFAULT_SORT ? undefined : sort })}
    />
  );
}
