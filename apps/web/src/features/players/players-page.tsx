import { ScrollRegion } from '../../ui/scroll-region.tsx';
import './players.scss';
import type { PlayerRow, PlayerSort } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { ChoiceLinks } from '../../choice-links.tsx';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { MinGamesSelect, NotEnoughGames } from '../../filters/min-games-select.tsx';
import type { Format } from '../../format.ts';
import { PageTitle } from '../../page-title.tsx';
import { Pager } from '../../paging/pager.tsx';
import { paths } from '../../paths.ts';
import { QueryState } from '../../query-states/query-state.tsx';
import { SortMark } from '../../tables/sort-mark.tsx';
import { toggleSort } from '../../tables/toggle-sort.ts';
import { Notice } from '../../ui/notice.tsx';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TimeAgo } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { playersQuery } from './load-players.ts';
import { changeSearch, type PlayersSearch, playersCodec } from './players-search.ts';
import { SearchBox } from './search-box.tsx';

/** Above this many players the server does not count exactly. */
const MAX_EXACT_COUNT = 100_000;

interface Column {
  id: PlayerSort;
  className: string;
  cell: (player: PlayerRow, format: Format) => ReactNode;
}

const columns: Column[] = [
  {
    id: 'nickname',
    className: 'players-name',
    cell: ({ id, nickname, lastSeenAt }) => (
      <div className="player-cell">
        <PlayerAvatar id={id} />
        <span>
          <Link className="row-link" to={paths.player(id)}>
            {nickname}
          </Link>
          <span className="row-note d-md-none">
            <TimeAgo instant={lastSeenAt} style="short" />
          </span>
        </span>
      </div>
    ),
  },
  { id: 'games', className: 'numeric', cell: ({ games }, format) => format.number(games) },
  {
    id: 'winRate',
    className: 'numeric nowrap',
    cell: ({ winRate }) => <RateText rate={winRate} showsRange />,
  },
  { id: 'mmr', className: 'numeric', cell: ({ mmr }, format) => format.number(mmr) },
  {
    id: 'lastSeen',
    className: 'numeric nowrap d-none d-md-table-cell',
    cell: ({ lastSeenAt }) => <TimeAgo instant={lastSeenAt} />,
  },
];

const href = (search: PlayersSearch) => paths.players(playersCodec.write(search));

/** The list of users: all players of stored matches. */
export function PlayersPage() {
  const { t } = useTranslation('players');
  const [urlQuery] = useSearchParams();
  const search = playersCodec.read(urlQuery);
  const { cursor, ...firstPageSearch } = search;
  const query = useQuery({ ...playersQuery(search), placeholderData: keepPreviousData });
  return (
    <>
      <div className="page-header">
        <PageTitle />
        <SearchBox search={search} />
      </div>
      <section className="card players-list" aria-labelledby="list-of-users">
        <div className="card-top">
          <h2 id="list-of-users">{t('heading')}</h2>
          <SeenFilter search={search} />
          <MinGamesSelect
            value={search.minGames}
            href={(minGames) => href(changeSearch(search, { minGames }))}
          />
          <PlayerCount total={query.data?.total} isSearch={search.search !== ''} />
        </div>
        <QueryState query={query} loading={<PlayersSkeleton />}>
          {({ players, firstPlace, nextCursor }) => (
            <>
              {players.length === 0 ? (
                <NoPlayers search={search} />
              ) : (
                <PlayersTable players={players} firstPlace={firstPlace} search={search} />
              )}
              <Pager
                className="card-foot"
                label={t('pages.label')}
                cursor={cursor}
                next={nextCursor}
                href={(cursor) =>
                  href(cursor === undefined ? firstPageSearch : { ...firstPageSearch, cursor })
                }
                isLoading={query.isPlaceholderData}
              />
            </>
          )}
        </QueryState>
      </section>
    </>
  );
}

/** Links to all players and to those who played in the last seven days. */
function SeenFilter({ search }: { search: PlayersSearch }) {
  const { t } = useTranslation('players');
  const { seen, ...unfiltered } = search;
  return (
    <ChoiceLinks
      label={t('who.label')}
      choices={(['all', 'week'] as const).map((value) => ({ value, text: t(`who.${value}`) }))}
      current={seen ?? 'all'}
      href={(value) => href(changeSearch(unfiltered, value === 'week' ? { seen: value } : {}))}
    />
  );
}

function PlayerCount({ total, isSearch }: { total: number | null | undefined; isSearch: boolean }) {
  const { t } = useTranslation('players');
  const format = useFormat();
  if (total === undefined) return null;
  return (
    <p className="card-note" role="status">
      {total === null
        ? t('many', { n: format.number(MAX_EXACT_COUNT) })
        : t(isSearch ? 'found' : 'count', { count: total, n: format.number(total) })}
    </p>
  );
}

function NoPlayers({ search }: { search: PlayersSearch }) {
  const { t } = useTranslation('players');
  const text = search.search;
  if (search.minGames > 0) {
    return <NotEnoughGames allHref={href(changeSearch(search, { minGames: 0 }))} />;
  }
  const { seen, ...unfiltered } = search;
  if (seen !== undefined) {
    return (
      <Notice icon="calendar" title={t('who.none')}>
        <Link className="btn btn-outline-primary btn-sm" to={href(changeSearch(unfiltered, {}))}>
          {t('notFound.action')}
        </Link>
      </Notice>
    );
  }
  if (text === '') {
    return (
      <Notice icon="upload" title={t('none.title')} text={t('none.text')}>
        <Link className="btn btn-primary" to={paths.upload()}>
          {t('none.action')}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice icon="users" title={t('notFound.title', { text })} text={t('notFound.text')}>
      <Link
        className="btn btn-outline-primary btn-sm"
        to={href(changeSearch(search, { search: '' }))}
      >
        {t('notFound.action')}
      </Link>
    </Notice>
  );
}

interface TableProps {
  players: PlayerRow[];
  /** The place of its first player in the list. */
  firstPlace: number;
  search: PlayersSearch;
}

/** Players in the order of the server, which sorts all of them and not only this page. */
function PlayersTable({ players, firstPlace, search }: TableProps) {
  const { t } = useTranslation('players');
  const format = useFormat();
  return (
    <ScrollRegion className="table-scroll" aria-labelledby="players-caption">
      <table className="table data-table">
        <caption id="players-caption" className="visually-hidden">
          {t('caption')}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="numeric">
              <span aria-hidden="true">#</span>
              <span className="visually-hidden">{t('columns.place')}</span>
            </th>
            {columns.map((column) => (
              <Heading key={column.id} column={column} search={search} />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player, index) => (
            <tr key={player.id}>
              {/* The results of a search are sorted by how well they match. */}
              <td className="numeric muted">
                {search.search === '' && format.number(firstPlace + index)}
              </td>
              {columns.map(({ id, className, cell }) => (
                <td key={id} className={className}>
                  {cell(player, format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const explainedStats: Partial<Record<PlayerSort, ExplainedStat>> = {
  games: 'games',
  winRate: 'winRate',
  mmr: 'mmr',
  lastSeen: 'lastSeen',
};

function Heading({ column, search }: { column: Column; search: PlayersSearch }) {
  const { t } = useTranslation('players');
  const { id, className } = column;
  const { sort } = search;
  const sortDirection = sort.column === id && sort.direction;
  const order = sortDirection === 'asc' ? 'ascending' : sortDirection ? 'descending' : undefined;
  const nextSort = toggleSort(sort, id, id === 'nickname');
  const stat = explainedStats[id];
  return (
    <th scope="col" className={className} aria-sort={order}>
      <Link
        className="sort-button"
        to={href(changeSearch(search, { sort: nextSort }))}
        preventScrollReset
      >
        {t(`columns.${id}`)}
        <SortMark sorted={sortDirection} />
      </Link>
      {stat !== undefined && <Explain stat={stat} statName={t(`columns.${id}`)} />}
    </th>
  );
}

const skeletonRows = Array.from({ length: 12 }, (_, index) => index);

/** Shown in place of the list until its first page has loaded. */
function PlayersSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="players-skeleton">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      {skeletonRows.map((row) => (
        <div key={row}>
          <Skeleton height="1rem" width={`${10 + ((row * 7) % 9)}rem`} />
          <Skeleton height="1rem" width="5rem" />
        </div>
      ))}
    </div>
  );
}
