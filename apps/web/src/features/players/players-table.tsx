import type { PlayerRow, PlayerSort } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { SortMark } from '../../tables/sort-mark.tsx';
import { hasRate, RateText } from '../../ui/rate-text.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Ago } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import {
  type PlayersSearch,
  playerSorts,
  toggleSort,
  writePlayersSearch,
} from './players-search.ts';

const looks: Record<PlayerSort, string> = {
  nickname: '',
  games: 'numeric',
  winRate: 'numeric',
  mmr: 'numeric',
  lastSeen: 'numeric d-none d-md-table-cell',
};

interface Props {
  players: PlayerRow[];
  search: PlayersSearch;
}

/** Players in the order the server gives: it knows all of them, this page does not. */
export function PlayersTable({ players, search }: Props) {
  const { t } = useTranslation('players');
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table-scroll" aria-labelledby="players-caption" tabIndex={0}>
      <table className="table data-table">
        <caption id="players-caption" className="visually-hidden">
          {t('caption')}
        </caption>
        <thead>
          <tr>
            {playerSorts.map((sort) => (
              <Heading key={sort} sort={sort} search={search} />
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <Row key={player.id} player={player} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Heading({ sort, search }: { sort: PlayerSort; search: PlayersSearch }) {
  const { t } = useTranslation('players');
  const sorted = search.sort === sort;
  const ascending = search.direction === 'asc';
  const order = sorted ? (ascending ? 'ascending' : 'descending') : undefined;
  return (
    <th scope="col" className={looks[sort]} aria-sort={order}>
      <Link
        className="sort-button"
        to={paths.users(writePlayersSearch(toggleSort(search, sort)))}
        preventScrollReset
      >
        {t(`columns.${sort}`)}
        <SortMark sorted={sorted && (ascending ? 'asc' : 'desc')} />
      </Link>
    </th>
  );
}

function Row({ player }: { player: PlayerRow }) {
  const format = useFormat();
  const { winRate } = player;
  return (
    <tr>
      <td className="players-name">
        <Link className="row-link" to={paths.user(player.id)}>
          {player.nickname}
        </Link>
        <span className="row-note d-md-none">
          <Ago instant={player.lastSeenAt} />
        </span>
      </td>
      <td className={looks.games}>{format.number(player.games)}</td>
      <td className={`${looks.winRate} nowrap`}>
        <RateText rate={winRate} />
        {hasRate(winRate.of) && (
          <span className="row-note" aria-hidden="true">
            {format.interval(winRate.low, winRate.high)}
          </span>
        )}
      </td>
      <td className={looks.mmr}>{format.number(player.mmr)}</td>
      <td className={`${looks.lastSeen} nowrap`}>
        <Ago instant={player.lastSeenAt} />
      </td>
    </tr>
  );
}

const skeletonRows = Array.from({ length: 12 }, (_, index) => index);

/** Stands for the list until its first answer. */
export function PlayersSkeleton() {
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
