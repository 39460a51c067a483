import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { SortMark } from '../../tables/sort-mark.tsx';
import { toggleSort } from '../../tables/toggle-sort.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useFormat } from '../../use-format.ts';
import { WinnerBadge } from './match-header.tsx';
import type { SortColumn } from './match-search.ts';
import { bestOf, type Side, sidesOf, sortPlayers, statsOf, sumOf } from './players.ts';
import { PercentilesToggle, useShowsPercentiles } from './scoreboard-percentiles.tsx';
import { columnClasses, ScoreboardRow } from './scoreboard-row.tsx';
import { TeamName, useTeamName } from './team-name.tsx';
import { useMatch } from './use-match.ts';

/** What each player did, team by team. */
export function Scoreboard() {
  const { match } = useMatch();
  const sides = sidesOf(match);
  return (
    <div className="stack">
      <PercentilesToggle />
      <div className={sides.length === 2 ? 'stack two-teams' : 'stack'}>
        {sides.map((side) => (
          <SideTable key={side.team} side={side} />
        ))}
      </div>
    </div>
  );
}

function SideTable({ side }: { side: Side }) {
  const { t } = useTranslation('matches');
  const { match, search } = useMatch();
  const teamName = useTeamName();
  const showsPercentiles = useShowsPercentiles();
  const headingId = `team-${side.team ?? 'all'}`;
  const captionId = `${headingId}-caption`;
  const players = sortPlayers(side.players, search.sort, search.round);
  const best = bestOf(match.players, search.round);
  return (
    <section className={`card team-card team-${side.team ?? 0}`} aria-labelledby={headingId}>
      <div className="card-top">
        <h2 id={headingId}>
          {side.team === null ? t('allPlayers') : <TeamName team={side.team} />}
          {side.team !== null && match.winnerTeam === side.team && <WinnerBadge />}
        </h2>
        {search.round !== null && (
          <p className="card-note">{t('roundNote', { n: search.round })}</p>
        )}
      </div>
      <ScrollRegion className="table-scroll" aria-labelledby={captionId}>
        <table className={`table data-table scoreboard ${showsPercentiles ? 'with-ranks' : ''}`}>
          <caption id={captionId} className="visually-hidden">
            {t('scoreboardCaption', {
              team: side.team === null ? t('allPlayers') : teamName(side.team),
            })}
          </caption>
          <thead>
            <tr>
              <Heading column="nickname" />
              <Heading column="powerScore" />
              <th scope="col" className="numeric d-md-none">
                <Explain stat="kills">{t('columns.kda')}</Explain>
              </th>
              <Heading column="kills" />
              <Heading column="deaths" />
              <Heading column="assists" />
              <Heading column="damage" />
              <Heading column="damageRec" />
              <Heading column="score" />
              <Heading column="medals" />
              <Heading column="mmrChange" />
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <ScoreboardRow key={player.index} player={player} best={best} />
            ))}
          </tbody>
          <Totals side={side} />
        </table>
      </ScrollRegion>
    </section>
  );
}

const explainedStats = {
  powerScore: 'powerScore',
  kills: 'kills',
  deaths: 'deaths',
  assists: 'assists',
  damage: 'damage',
  damageRec: 'damageReceived',
  score: 'score',
  medals: 'medals',
  mmrChange: 'mmrChange',
} as const satisfies Record<Exclude<SortColumn, 'nickname'>, ExplainedStat>;

function Heading({ column }: { column: SortColumn }) {
  const { t } = useTranslation('matches');
  const { search, linkProps } = useMatch();
  const direction = search.sort.column === column && search.sort.direction;
  const ariaSort = direction === 'asc' ? 'ascending' : direction ? 'descending' : undefined;
  const nextSort = toggleSort(search.sort, column, column === 'nickname');
  return (
    <th scope="col" className={columnClasses[column]} aria-sort={ariaSort}>
      <Link className="sort-button" {...linkProps({ sort: nextSort })} preventScrollReset>
        {t(`columns.${column}`)}
        <SortMark sorted={direction} />
      </Link>
      {column !== 'nickname' && (
        <Explain stat={explainedStats[column]} statName={t(`columnNames.${column}`)} />
      )}
    </th>
  );
}

function Totals({ side }: { side: Side }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const { search } = useMatch();
  const formatSum = (column: 'kills' | 'deaths' | 'assists' | 'damage' | 'damageRec' | 'score') =>
    format.number(sumOf(side.players.map((player) => statsOf(player, search.round)[column])));
  if (side.team === null) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('combined')}</th>
        <td className={columnClasses.powerScore} />
        <td className="numeric nowrap d-md-none">
          {`${formatSum('kills')} / ${formatSum('deaths')} / ${formatSum('assists')}`}
        </td>
        <td className={columnClasses.kills}>{formatSum('kills')}</td>
        <td className={columnClasses.deaths}>{formatSum('deaths')}</td>
        <td className={columnClasses.assists}>{formatSum('assists')}</td>
        <td className={columnClasses.damage}>{formatSum('damage')}</td>
        <td className={columnClasses.damageRec}>{formatSum('damageRec')}</td>
        <td className={columnClasses.score}>{formatSum('score')}</td>
        <td className={columnClasses.medals} />
        <td className={columnClasses.mmrChange} />
      </tr>
    </tfoot>
  );
}
