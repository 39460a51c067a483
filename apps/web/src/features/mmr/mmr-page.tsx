import type { MmrBoardRow } from '@scrapboard/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { createColumnHelper } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { callApi } from '../../api-client.ts';
import { Explain } from '../../explain/explain.tsx';
import { minGamesCodec } from '../../filters/min-games-codec.ts';
import { MinGamesSelect, NoneWithEnoughGames } from '../../filters/min-games-select.tsx';
import { joinCodecs, urlCodec } from '../../filters/url-codec.ts';
import { cursorField } from '../../filters/url-fields.ts';
import { PageTitle } from '../../page-title.tsx';
import type { PageLoader } from '../../pages/page.ts';
import { Pager } from '../../paging/pager.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { type Column, DataTable, type DataTableFeatures } from '../../tables/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeAgo } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';

const codec = joinCodecs(urlCodec<{ cursor?: string }>({ cursor: cursorField }), minGamesCodec);
type MmrSearch = ReturnType<typeof codec.read>;

const mmrQuery = (query: MmrSearch) =>
  queryOptions({
    queryKey: ['mmr', query],
    queryFn: ({ signal }) => callApi('GET /api/mmr', { query, signal }),
  });

/** Starts fetching the leaderboard. The page appears at once, the leaderboard when it has loaded. */
export const loadMmr: PageLoader = (client, { request }) => {
  void client.prefetchQuery(mmrQuery(codec.read(new URL(request.url).searchParams)));
  return null;
};

const helper = createColumnHelper<DataTableFeatures, MmrBoardRow>();

function useMmrColumns(): Column<MmrBoardRow>[] {
  const { t } = useTranslation(['mmr', 'common']);
  const format = useFormat();
  return useMemo(() => {
    const numberCell = (info: { getValue: () => unknown }) =>
      format.number(Number(info.getValue()));
    return helper.columns([
      helper.accessor('rank', {
        header: t('columns.rank'),
        cell: numberCell,
        meta: { numeric: true, explain: <Explain stat="rank" statName={t('columns.rank')} /> },
      }),
      helper.accessor('nickname', {
        header: t('columns.player'),
        cell: ({ row: { original } }) => (
          <div className="player-cell">
            <PlayerAvatar id={original.id} />
            <div>
              <Link className="row-link" to={paths.user(original.id)}>
                {original.nickname}
              </Link>
              <span className="row-note row-notes d-md-none">
                <span className="d-sm-none">
                  {t('common:matches', { count: original.games, n: format.number(original.games) })}
                </span>
                <TimeAgo instant={original.lastSeenAt} style="short" />
              </span>
            </div>
          </div>
        ),
      }),
      helper.accessor('mmr', {
        header: t('columns.mmr'),
        cell: (info) => <span className="fw-semibold">{format.number(info.getValue())}</span>,
        meta: { numeric: true, explain: <Explain stat="mmr" statName={t('columns.mmr')} /> },
      }),
      helper.accessor('games', {
        header: t('columns.games'),
        cell: numberCell,
        meta: {
          numeric: true,
          explain: <Explain stat="games" statName={t('columns.games')} />,
          from: 'sm',
        },
      }),
      helper.accessor('winRate', {
        header: t('columns.winRate'),
        cell: (info) => <RateText rate={info.getValue()} withRange />,
        meta: {
          numeric: true,
          explain: <Explain stat="winRate" statName={t('columns.winRate')} />,
        },
      }),
      helper.accessor('confirmed', {
        header: t('columns.confirmed'),
        cell: numberCell,
        meta: {
          numeric: true,
          explain: <Explain stat="confirmed" statName={t('columns.confirmed')} />,
          from: 'lg',
        },
      }),
      helper.accessor('lastSeenAt', {
        header: t('columns.lastSeen'),
        cell: (info) => <TimeAgo instant={info.getValue()} />,
        meta: {
          numeric: true,
          explain: <Explain stat="lastSeen" statName={t('columns.lastSeen')} />,
          from: 'md',
        },
      }),
    ]) as Column<MmrBoardRow>[];
  }, [t, format]);
}

const href = (search: MmrSearch) => paths.mmr(codec.write(search));

/** The players with a rated match, highest rating first. */
export function MmrPage() {
  const { t } = useTranslation('mmr');
  const [urlQuery] = useSearchParams();
  const search = codec.read(urlQuery);
  const { cursor, minGames } = search;
  const isFirst = cursor === undefined;
  const query = useQuery({ ...mmrQuery(search), placeholderData: keepPreviousData });
  const columns = useMmrColumns();
  return (
    <>
      <div className="page-header">
        <PageTitle />
      </div>
      <section className="card" aria-labelledby="mmr-board">
        <div className="card-top">
          <h2 id="mmr-board">{t('heading')}</h2>
          <p className="card-note">{t('note')}</p>
          <MinGamesSelect value={minGames} href={(value) => href({ minGames: value })} />
        </div>
        <QueryState
          query={query}
          loading={<MmrSkeleton />}
          empty={{
            when: ({ players }) => isFirst && players.length === 0,
            show:
              minGames > 0 ? (
                <NoneWithEnoughGames allHref={href({ minGames: 0 })} />
              ) : (
                <NoRatedPlayers />
              ),
          }}
        >
          {({ players, nextCursor }) => (
            <>
              <DataTable
                caption={t('caption')}
                columns={columns}
                rows={players}
                rowId={({ id }) => id}
              />
              <Pager
                className="card-foot"
                label={t('pages.label')}
                cursor={cursor}
                next={nextCursor}
                href={(cursor) => href(cursor === undefined ? { minGames } : { minGames, cursor })}
                isLoading={query.isPlaceholderData}
              />
            </>
          )}
        </QueryState>
      </section>
    </>
  );
}

function NoRatedPlayers() {
  const { t } = useTranslation('mmr');
  return (
    <Notice icon="trendingUp" title={t('none.title')} text={t('none.text')}>
      <Link className="btn btn-primary" to={paths.upload()}>
        {t('none.action')}
      </Link>
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
