import './leaders.scss';
import { isPartPageKind, type PartPageKind } from '@scrapboard/contract/part-page-kinds';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { cataloguePartQuery } from '../../catalogue/catalogue-queries.ts';
import { describePart } from '../../catalogue/describe-part.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { QuestionFilterBar } from '../../questions/question-filter-bar.tsx';
import { LEADERBOARD_PAGE_OPTIONS, questionSearchCodec } from '../../questions/question-filters.ts';
import { UnknownPart } from '../../questions/unknown-part.tsx';
import { useIsUnknownPart } from '../../questions/use-is-unknown-part.ts';
import { useQuestionFilters } from '../../questions/use-question-filters.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { BoardCard } from './board-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { kindPath } from './kind-path.ts';
import { boardCodecs } from './leaders-search.ts';

/** Creates the page of the best players with a part. A part of another kind is redirected to that kind's page. */
export function createBoardPage(kind: PartPageKind): ComponentType {
  return () => <BoardPage kind={kind} />;
}

function BoardPage({ kind }: { kind: PartPageKind }) {
  const { part = '' } = useParams();
  const { t } = useTranslation('leaders');
  const { search } = useLocation();
  const isUnknown = useIsUnknownPart(part);
  const { data } = useQuery(cataloguePartQuery(part));
  const actualKind = data?.part.kind;
  if (actualKind !== undefined && actualKind !== kind && isPartPageKind(actualKind)) {
    return <Navigate to={`${paths.leaderPart(actualKind, part)}${search}`} replace />;
  }
  if (isUnknown) {
    const list = { href: kindPath[kind](), text: t(`kinds.${kind}.all`) };
    return <UnknownPart id={part} list={list} />;
  }
  return <Board key={part} kind={kind} part={part} />;
}

function Board({ kind, part }: { kind: PartPageKind; part: string }) {
  const { t } = useTranslation('leaders');
  const format = useFormat();
  const state = useQuestionFilters(boardCodecs[kind], LEADERBOARD_PAGE_OPTIONS);
  const { data: detail } = useQuery(cataloguePartQuery(part));
  const { search, pageSearch } = state;
  const filterQuery = questionSearchCodec.write(search);
  const kindPageQuery = {
    ...filterQuery,
    ...boardCodecs[kind].write({ ...pageSearch, sort: undefined }),
  };
  return (
    <>
      <QuestionFilterBar
        state={state}
        heading={
          <>
            <p className="leader-crumb">
              <Link to={kindPath[kind](kindPageQuery)}>{t(`kinds.${kind}.title`)}</Link>
            </p>
            <PageTitle title={t('boardOf', { part: detail?.part.name ?? part })} />
            {detail !== undefined && <p className="leader-about">{describePart(detail.part)}</p>}
          </>
        }
        note={t(`kinds.${kind}.note`, { n: format.number(pageSearch.minGames) })}
        actions={
          <Link className="btn btn-surface" to={paths.performancePart(kind, part, filterQuery)}>
            <Icon name="crosshair" />
            {t('toPerformance')}
          </Link>
        }
      />
      <div className="leader-cards wrapped-headings">
        <BoardCard kind={kind} part={part} state={state} />
        <HistoryCard kind={kind} part={part} state={state} />
      </div>
    </>
  );
}
