import './performance.scss';
import { isPartPageKind, type PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { cataloguePartQuery } from '../../catalogue/catalogue-queries.ts';
import { describePart } from '../../catalogue/describe-part.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { NoResults } from '../../questions/no-results.tsx';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { questionSearchCodec } from '../../questions/question-filters.ts';
import { countOf } from '../../questions/read-row.ts';
import { UnknownPart } from '../../questions/unknown-part.tsx';
import { useIsUnknownPart } from '../../questions/use-is-unknown-part.ts';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { useQuestions } from '../../questions/use-questions.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BuildsCard } from './builds-card.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { CountingSwitch } from './counting-switch.tsx';
import { DistributionCard } from './distribution-card.tsx';
import { kindPath } from './kind-path.ts';
import { MatchesCard } from './matches-card.tsx';
import { PartTiles } from './part-tiles.tsx';
import { PartnersCard } from './partners-card.tsx';
import { partCodecs } from './performance-search.ts';
import { PlayersCard } from './players-card.tsx';
import { partTotalsQuestions } from './questions.ts';
import { SplitCard } from './split-card.tsx';
import { TrendCard } from './trend-card.tsx';

/** Creates the page of a part. A part of another kind is redirected to that kind's page. */
export function createPartPage(kind: PartPageKind): ComponentType {
  return () => <PartPage kind={kind} />;
}

function PartPage({ kind }: { kind: PartPageKind }) {
  const { part = '' } = useParams();
  const { t } = useTranslation('performance');
  const { search } = useLocation();
  const isUnknown = useIsUnknownPart(part);
  const { data } = useQuery(cataloguePartQuery(part));
  const actualKind = data?.part.kind;
  if (actualKind !== undefined && actualKind !== kind && isPartPageKind(actualKind)) {
    return <Navigate to={`${paths.performancePart(actualKind, part)}${search}`} replace />;
  }
  if (isUnknown) {
    const list = { href: kindPath[kind](), text: t(`kinds.${kind}.all`) };
    return <UnknownPart id={part} list={list} />;
  }
  return <Part key={part} kind={kind} id={part} />;
}

function Part({ kind, id }: { kind: PartPageKind; id: string }) {
  const { t } = useTranslation('performance');
  const state = useQuestionFilters(partCodecs[kind]);
  const { pageSearch, filters, search, href } = state;
  const { counting } = pageSearch;
  const questions = useMemo(() => partTotalsQuestions(kind, id, counting), [kind, id, counting]);
  const query = useQuestions(questions, filters);
  const { data: detail } = useQuery(cataloguePartQuery(id));
  const name = detail?.part.name ?? id;
  const cardProps = { kind, id, state };
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={
          <>
            <p className="part-crumb">
              <Link to={kindPath[kind](questionSearchCodec.write(search))}>
                {t(`kinds.${kind}.all`)}
              </Link>
            </p>
            <PageTitle title={name} />
            {detail !== undefined && <p className="part-about">{describePart(detail.part)}</p>}
          </>
        }
        actions={
          <>
            <Link className="btn btn-surface" to={paths.compare({ parts: id })}>
              <Icon name="users" />
              {t('compare')}
            </Link>
            <Link className="btn btn-surface" to={paths.partFigures(id)}>
              <Icon name="layout" />
              {t('toPicker')}
            </Link>
          </>
        }
      />
      <div className="part-counting">
        <CountingSwitch counting={counting} href={(value) => href({ counting: value })} />
        <p className="card-note">{t(`counting.${counting}Note`)}</p>
      </div>
      <QueryState
        query={query}
        loading={<Skeleton height="7rem" />}
        empty={{
          when: ({ part }) => countOf(part.rows[0], 'games') === 0,
          show: <NoResults state={state} />,
        }}
      >
        {(totals) => (
          <>
            <PartTiles cardProps={cardProps} totals={totals} />
            <div className="question-grid">
              <TrendCard {...cardProps} />
              <SplitCard {...cardProps} />
              <DistributionCard {...cardProps} totals={totals.part} />
              <MatchesCard {...cardProps} />
              <PlayersCard {...cardProps} />
              <PartnersCard {...cardProps} />
              <BuildsCard {...cardProps} />
            </div>
          </>
        )}
      </QueryState>
      <CatalogueCard id={id} search={search} />
    </>
  );
}
