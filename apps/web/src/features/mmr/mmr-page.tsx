import './mmr.scss';
import type { MmrSummary } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useChosenPlayer } from '../../account/use-chosen-player.ts';
import { ChoiceLinks } from '../../choice-links.tsx';
import { FilterBar } from '../../filters/filter-bar.tsx';
import { FilterChips } from '../../filters/filter-chips.tsx';
import { FilterContext } from '../../filters/filter-context.ts';
import { MinGamesSelect } from '../../filters/min-games-select.tsx';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { Pager } from '../../paging/pager.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { DataTable } from '../../tables/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { ActiveWithinSelect } from './active-within-select.tsx';
import { ChosenPlayerRating } from './chosen-player-rating.tsx';
import { JumpField } from './jump-field.tsx';
import { LadderControls } from './ladder-controls.tsx';
import { boardQuery, summaryQuery } from './mmr-queries.ts';
import {
  isFiltered,
  type MmrSearch,
  mmrCodec,
  mmrHref,
  STATUSES,
  toFirstPage,
  withoutFilters,
} from './mmr-search.ts';
import { MmrTabs } from './mmr-tabs.tsx';
import { createPlayerFilters } from './player-filters.ts';
import { SaveBoardButton } from './save-board-button.tsx';
import { useBoardColumns } from './use-board-columns.tsx';

/** Starts fetching the leaderboard. The page appears at once, the leaderboard when it has loaded. */
export const loadMmr: PageLoader = (client, { request }) => {
  const search = mmrCodec.read(new URL(request.url).searchParams);
  void client.prefetchQuery(boardQuery(search));
  void client.prefetchQuery(summaryQuery(search));
  return null;
};

const firstPageUrl = {
  read: (query: URLSearchParams) => toFirstPage(mmrCodec.read(query)),
  href: mmrHref,
};

/** The leaderboard of ratings. */
export function MmrPage() {
  const [urlQuery] = useSearchParams();
  const search = mmrCodec.read(urlQuery);
  const summary = useQuery({ ...summaryQuery(search), placeholderData: keepPreviousData }).data;
  const filters = useMemo(() => createPlayerFilters(firstPageUrl, summary), [summary]);
  const chosenPlayer = useChosenPlayer(search);
  return (
    <FilterContext value={filters}>
      <FilterBar
        hasPeriod={false}
        heading={<PageTitle />}
        actions={<SaveBoardButton search={search} players={summary?.[search.status]} />}
      />
      <div className="mmr-lists mb-3">
        <MmrTabs current="board" search={search} />
      </div>
      <FilterChips />
      <LadderControls
        search={search}
        summary={summary}
        href={({ season, date }) => {
          const { season: _, date: __, ...rest } = toFirstPage(search);
          return mmrHref({
            ...rest,
            ...(season !== undefined && { season }),
            ...(date !== undefined && { date }),
          });
        }}
      />
      {chosenPlayer !== null && <ChosenPlayerRating search={search} chosenPlayer={chosenPlayer} />}
      <Board search={search} summary={summary} markedPlayerId={chosenPlayer?.id} />
    </FilterContext>
  );
}

interface BoardProps {
  search: MmrSearch;
  summary: MmrSummary | undefined;
  markedPlayerId: string | undefined;
}

function Board({ search, summary, markedPlayerId }: BoardProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const { cursor, minGames, status, activeWithin } = search;
  const query = useQuery({ ...boardQuery(search), placeholderData: keepPreviousData });
  const columns = useBoardColumns();
  const firstPageSearch = toFirstPage(search);
  const statusText = (status: (typeof STATUSES)[number]) =>
    summary === undefined
      ? t(`lists.${status}`)
      : t('lists.withCount', { list: t(`lists.${status}`), n: format.number(summary[status]) });
  return (
    <section className="card" aria-labelledby="mmr-board">
      <div className="card-top">
        <h2 id="mmr-board">{t('heading')}</h2>
        <p className="card-note">{t(`notes.${status}`)}</p>
        <div className="mmr-lists w-100">
          <ChoiceLinks
            label={t('lists.label')}
            choices={STATUSES.map((value) => ({ value, text: statusText(value) }))}
            current={status}
            href={(value) => mmrHref({ ...firstPageSearch, status: value })}
          />
          <JumpField search={firstPageSearch} />
          <ActiveWithinSelect
            value={activeWithin}
            href={(days) => {
              const { activeWithin: _, ...rest } = firstPageSearch;
              return mmrHref({ ...rest, ...(days !== undefined && { activeWithin: days }) });
            }}
          />
          <MinGamesSelect
            value={minGames}
            href={(value) => mmrHref({ ...firstPageSearch, minGames: value })}
          />
        </div>
      </div>
      <QueryState
        query={query}
        loading={<MmrSkeleton />}
        empty={{
          when: ({ players }) => cursor === undefined && players.length === 0,
          show: <NoPlayers search={search} summary={summary} />,
        }}
      >
        {({ players, nextCursor }) => (
          <>
            <DataTable
              caption={t('caption')}
              columns={columns}
              rows={players}
              rowId={({ id }) => id}
              rowClass={({ id }) => (id === markedPlayerId ? 'mmr-marked' : undefined)}
            />
            <Pager
              className="card-foot"
              label={t('pages.label')}
              cursor={cursor ?? search.rank ?? search.player}
              next={nextCursor}
              href={(next) => {
                if (next === undefined || next === search.rank || next === search.player) {
                  const { player: _, ...rest } = firstPageSearch;
                  return mmrHref(rest);
                }
                return mmrHref({ ...firstPageSearch, cursor: next });
              }}
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </QueryState>
    </section>
  );
}

function NoPlayers({ search, summary }: Pick<BoardProps, 'search' | 'summary'>) {
  const { t } = useTranslation('mmr');
  if (summary === undefined || summary.asOf === null) {
    return (
      <Notice icon="trendingUp" title={t('none.title')} text={t('none.text')}>
        <Link className="btn btn-primary" to={paths.upload()}>
          {t('none.action')}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice icon="filter" title={t('nobody.title')} text={t(`nobody.${search.status}`)}>
      {isFiltered(search) && (
        <Link
          className="btn btn-outline-primary btn-sm"
          to={mmrHref(withoutFilters(search))}
          preventScrollReset
        >
          {t('nobody.action')}
        </Link>
      )}
    </Notice>
  );
}

/** Shown in place of the leaderboard until its first page has loaded. */
function MmrSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="card-body">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Skeleton height="60vh" />
    </div>
  );
}
