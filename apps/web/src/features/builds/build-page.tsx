import './builds.scss';
import { BUILD_PATTERN } from '@scrapboard/contract/filter-rules';
import { partsOfBuildsQuestion } from '@scrapboard/questions/boards';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { namesOfKnownParts } from '../../questions/names-of-known-parts.ts';
import { NoResults } from '../../questions/no-results.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import { questionQuery } from '../../questions/question-query.ts';
import { countOf } from '../../questions/read-row.ts';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BuildCardProps } from './build-card-props.ts';
import { BuildTiles } from './build-tiles.tsx';
import { buildCodec } from './builds-search.ts';
import { MatchesCard } from './matches-card.tsx';
import { buildPageOptions } from './page-options.ts';
import { PartsCard } from './parts-card.tsx';
import { PlayersCard } from './players-card.tsx';
import { buildAppearancesQuestion, buildTotalsQuestion } from './questions.ts';
import { SimilarCard } from './similar-card.tsx';
import { SplitCard } from './split-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { UnknownBuild } from './unknown-build.tsx';

/** A build: what it is known to carry, who drives it, and its results. */
export function BuildPage() {
  const { build = '' } = useParams();
  return BUILD_PATTERN.test(build) ? (
    <Build key={build} build={build} />
  ) : (
    <UnknownBuild build={build} />
  );
}

function Build({ build }: { build: string }) {
  const { t } = useTranslation(['builds', 'questions', 'shell']);
  const options = useMemo(() => buildPageOptions(build), [build]);
  const state = useQuestionFilters(buildCodec, options);
  const { data: appearances } = useQuery(questionQuery(buildAppearancesQuestion(build), {}));
  const { data: parts } = useQuery(questionQuery(partsOfBuildsQuestion([build]), {}));
  if (appearances !== undefined && countOf(appearances.rows[0], 'appearances') === 0) {
    return <UnknownBuild build={build} />;
  }
  const partNames = parts === undefined ? [] : (namesOfKnownParts(parts).get(build) ?? []);
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={
          <>
            <p className="build-crumb">
              <Link to={paths.builds(questionSearchCodec.write(state.search))}>
                {t('builds:all')}
              </Link>
            </p>
            <PageTitle title={t('questions:filter.build', { build })} />
            {partNames.length > 0 && <p className="build-about">{partNames.join(' · ')}</p>}
          </>
        }
        actions={
          <>
            <Link className="btn btn-surface" to={paths.compare({ builds: build })}>
              <Icon name="users" />
              {t('builds:compare')}
            </Link>
            {partNames.length > 0 && (
              <Link className="btn btn-surface" to={paths.partPicker({ build })}>
                <Icon name="layout" />
                {t('shell:nav.partPicker')}
              </Link>
            )}
          </>
        }
      />
      <Results build={build} state={state} />
    </>
  );
}

function Results({ build, state }: BuildCardProps) {
  const query = useQuestions({ totals: buildTotalsQuestion(build) }, state.filters);
  const props = { build, state };
  return (
    <QueryState
      query={query}
      loading={<Skeleton height="7rem" />}
      empty={{
        when: ({ totals }) => countOf(totals.rows[0], 'matches') === 0,
        show: (
          <div className="card build-none">
            <NoResults state={state} />
          </div>
        ),
      }}
    >
      {({ totals }) => (
        <>
          <BuildTiles build={build} row={totals.rows[0]} />
          <div className="question-grid build-results wrapped-headings">
            <PartsCard {...props} />
            <TrendCard {...props} />
            <SplitCard {...props} />
            <PlayersCard {...props} />
            <MatchesCard {...props} />
            <SimilarCard {...props} />
          </div>
        </>
      )}
    </QueryState>
  );
}
