import './mmr.scss';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useChosenPlayer } from '../../account/use-chosen-player.ts';
import { toCsv } from '../../charts/to-csv.ts';
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
import { SaveCsvButton } from '../../ui/save-csv-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useFormat } from '../../use-format.ts';
import { useBoardColumns } from './board-columns.tsx';
import { JumpField } from './jump-field.tsx';
import { LadderControls } from './ladder-controls.tsx';
import { boardQuery, fetchForCsv, summaryQuery } from './mmr-queries.ts';
import { type MmrSearch, mmrCodec, STATUSES, selectionOf } from './mmr-search.ts';
import { MmrTabs } from './mmr-tabs.tsx';
import { OwnRating } from './own-rating.tsx';

/** Starts fetching the leaderboard. The page appears at once, the leaderboard when it has loaded. */
export const loadMmr: PageLoader = (client, { request }) => {
  const search = mmrCodec.read(new URL(request.url).searchParams);
  void client.prefetchQuery(boardQuery(search));
  void client.prefetchQuery(summaryQuery(search));
  return null;
};

const href = (search: MmrSearch) => paths.mmr(mmrCodec.write(search));
/** Returns the search for the first page of another selection. */
const firstPage = ({ cursor: _, rank: __, ...search }: MmrSearch): MmrSearch => search;

/** The periods offered by the activity filter, in days. */
const ACTIVE_DAYS = ['7', '14'];

/** The leaderboard of ratings. */
export function MmrPage() {
  const [urlQuery] = useSearchParams();
  const search = mmrCodec.read(urlQuery);
  const summary = useQuery({ ...summaryQuery(search), placeholderData: keepPreviousData }).data;
  const filters = useMemo(
    (): FilterContext => ({
      read: (query) => selectionOf(mmrCodec.read(query)),
      selectionHref: (query, change) => {
        const currentSearch = mmrCodec.read(query);
        return href({
          ...firstPage(currentSearch),
          filters: change.filters ?? currentSearch.filters,
        });
      },
      options: {
        ...{ categories: [], modes: [], maps: [] },
        regions: (summary?.regions ?? []).map(({ id, players }) => ({
          id,
          name: id.toUpperCase(),
          matches: players,
        })),
        partySizes: (summary?.partySizes ?? []).map(({ size, players }) => ({
          size,
          matches: players,
        })),
      },
    }),
    [summary],
  );
  const ladderPlayer = useChosenPlayer(search);
  const ladder = {
    ...(search.season !== undefined && { season: search.season }),
    ...(search.date !== undefined && { date: search.date }),
  };
  return (
    <FilterContext value={filters}>
      <FilterBar
        hasPeriod={false}
        heading={<PageTitle />}
        actions={<SaveBoardButton search={search} />}
      />
      <div className="mmr-lists mb-3">
        <MmrTabs current="board" search={search} />
      </div>
      <FilterChips />
      <LadderControls
        search={search}
        summary={summary}
        href={({ season, date }) => {
          const { season: _, date: __, ...rest } = firstPage(search);
          return href({
            ...rest,
            ...(season !== undefined && { season }),
            ...(date !== undefined && { date }),
          });
        }}
      />
      {ladderPlayer !== null && (
        <OwnRating
          search={ladder}
          ladderPlayer={ladderPlayer}
          jumpHref={href({
            ...ladder,
            status: 'ranked',
            minGames: 0,
            filters: {},
            player: ladderPlayer.id,
          })}
        />
      )}
      <Board search={search} counts={summary} markedPlayerId={ladderPlayer?.id} />
    </FilterContext>
  );
}

interface BoardProps {
  search: MmrSearch;
  counts: Record<(typeof STATUSES)[number], number> | undefined;
  markedPlayerId: string | undefined;
}

function Board({ search, counts, markedPlayerId }: BoardProps) {
  const { t } = useTranslation('mmr');
  const format = useFormat();
  const navigate = useNavigate();
  const { cursor, minGames, status, activeWithin = '' } = search;
  const query = useQuery({ ...boardQuery(search), placeholderData: keepPreviousData });
  const columns = useBoardColumns();
  const firstPageSearch = firstPage(search);
  const statusText = (status: (typeof STATUSES)[number]) =>
    counts === undefined
      ? t(`lists.${status}`)
      : t('lists.withCount', { list: t(`lists.${status}`), n: format.number(counts[status]) });
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
            href={(value) => href({ ...firstPageSearch, status: value })}
          />
          <JumpField
            href={(change) => {
              const { player: _, ...rest } = firstPageSearch;
              return href({ ...rest, ...change });
            }}
          />
          <select
            className="form-select form-select-sm w-auto"
            aria-label={t('active.label')}
            value={activeWithin}
            onChange={({ target }) => {
              const { activeWithin: _, ...rest } = firstPageSearch;
              const newSearch =
                target.value === '' ? rest : { ...rest, activeWithin: target.value };
              void navigate(href(newSearch), { preventScrollReset: true });
            }}
          >
            <option value="">{t('active.any')}</option>
            {[...new Set([...ACTIVE_DAYS, ...(activeWithin === '' ? [] : [activeWithin])])].map(
              (days) => (
                <option key={days} value={days}>
                  {t('active.within', { count: Number(days), n: format.number(Number(days)) })}
                </option>
              ),
            )}
          </select>
          <MinGamesSelect
            value={minGames}
            href={(value) => href({ ...firstPageSearch, minGames: value })}
          />
        </div>
      </div>
      <QueryState
        query={query}
        loading={<MmrSkeleton />}
        empty={{
          when: ({ players }) => cursor === undefined && players.length === 0,
          show: <NoPlayers search={search} counts={counts} />,
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
                  return href(rest);
                }
                return href({ ...firstPageSearch, cursor: next });
              }}
              isLoading={query.isPlaceholderData}
            />
          </>
        )}
      </QueryState>
    </section>
  );
}

/** Saves the players of the list that is shown, from its first page on. */
function SaveBoardButton({ search }: { search: MmrSearch }) {
  const { t } = useTranslation('mmr');
  const fetchText = async () => {
    const players = await fetchForCsv(search);
    const names = ['rank', 'player', 'mmr', 'uncertainty', 'games', 'winRate', 'best'] as const;
    return toCsv(
      ['ID', ...names.map((name) => t(`columns.${name}`)), t('columns.lastRated')],
      players.map((row) => [
        ...[row.id, row.rank, row.nickname, row.mmr, row.uncertainty, row.games],
        ...[row.winRate.percent, row.best, row.lastRatedOn],
      ]),
    );
  };
  const texts = { save: t('csv.save'), failed: t('csv.failed') };
  return <SaveCsvButton fileName="mmr.csv" texts={texts} fetchText={fetchText} />;
}

function NoPlayers({ search, counts }: Pick<BoardProps, 'search' | 'counts'>) {
  const { t } = useTranslation('mmr');
  const hasRatedPlayers = counts !== undefined && STATUSES.some((status) => counts[status] > 0);
  if (!hasRatedPlayers) {
    return (
      <Notice icon="trendingUp" title={t('none.title')} text={t('none.text')}>
        <Link className="btn btn-primary" to={paths.upload()}>
          {t('none.action')}
        </Link>
      </Notice>
    );
  }
  const { season, date } = search;
  const unfilteredSearch = {
    ...(season !== undefined && { season }),
    ...(date !== undefined && { date }),
    ...{ status: search.status, minGames: 0, filters: {} },
  };
  const isFiltered = href(unfilteredSearch) !== href(firstPage(search));
  return (
    <Notice icon="filter" title={t('nobody.title')} text={t(`nobody.${search.status}`)}>
      {isFiltered && (
        <Link
          className="btn btn-outline-primary btn-sm"
          to={href(unfilteredSearch)}
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
