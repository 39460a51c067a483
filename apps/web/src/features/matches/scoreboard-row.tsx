import type { MatchPercentileName, MatchPlayer } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LazyPlayerMark } from '../../records/lazy-player-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';
import { BestMark } from './best-mark.tsx';
import type { SortColumn } from './match-search.ts';
import { MmrChange } from './mmr-change.tsx';
import { PlayerDetails } from './player-details.tsx';
import { PartyMark, PlayerName } from './player-name.tsx';
import { type bestOf, countMedals, statsOf } from './players.ts';
import { ScoreboardPercentile } from './scoreboard-percentiles.tsx';
import { useMarkedMatch } from './use-marked-match.ts';
import { useMatch } from './use-match.ts';

/** Columns that narrow screens leave out are in the details below the row. */
export const columnClasses: Record<SortColumn, string> = {
  nickname: '',
  powerScore: 'numeric d-none d-md-table-cell',
  kills: 'numeric d-none d-md-table-cell',
  deaths: 'numeric d-none d-md-table-cell',
  assists: 'numeric d-none d-md-table-cell',
  damage: 'numeric',
  damageRec: 'numeric d-none d-lg-table-cell',
  score: 'numeric',
  medals: 'numeric medals-column',
  mmrChange: 'numeric d-none d-lg-table-cell',
};

interface Props {
  player: MatchPlayer;
  /** The largest values in the match. */
  best: ReturnType<typeof bestOf>;
}

export function ScoreboardRow({ player, best }: Props) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const navigate = useNavigate();
  const { search, linkProps } = useMatch();
  const markedMatch = useMarkedMatch();
  const stats = statsOf(player, search.round);
  const isOpen = search.open.includes(player.index);
  const detailsId = `details-${player.index}`;
  const isHighlighted = player.id !== null && player.id === search.player;
  const renderPercentile = (name: MatchPercentileName) => (
    <ScoreboardPercentile key={name} name={name} player={player} />
  );

  const toggle = () => {
    const otherIndexes = search.open.filter((index) => index !== player.index);
    const openIndexes = isOpen ? otherIndexes : [...otherIndexes, player.index];
    const { to, state } = linkProps({ open: openIndexes });
    void navigate(to, { state, replace: true, preventScrollReset: true });
  };

  return (
    <>
      <tr
        className={`${isHighlighted ? 'marked' : ''} ${player.bot ? 'of-bot' : ''}`}
        aria-current={isHighlighted || undefined}
        id={`player-${player.index}`}
      >
        <th scope="row">
          <div className="scoreboard-name">
            <button
              type="button"
              className="expander"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={toggle}
            >
              <Icon name="chevronRight" />
              <span className="visually-hidden">
                {t('details.toggle', { name: player.nickname })}
              </span>
            </button>
            <span className="scoreboard-player">
              <PlayerName player={player} />
              {player.party !== null && <PartyMark party={player.party} />}
              {stats.mvp > 0 && <span className="mvp">{t('mvp')}</span>}
              <LazyPlayerMark match={markedMatch} player={player.id} />
            </span>
          </div>
        </th>
        <td className={columnClasses.powerScore}>
          {player.powerScore === 0 ? '–' : format.number(player.powerScore)}
        </td>
        <td className="numeric nowrap d-md-none">
          {`${format.number(stats.kills)} / ${format.number(stats.deaths)} / ${format.number(stats.assists)}`}
          <span className="ranks">
            {(['kills', 'deaths', 'assists'] as const).map(renderPercentile)}
          </span>
        </td>
        <td className={columnClasses.kills}>
          <Best value={stats.kills} best={best.kills} />
          {renderPercentile('kills')}
        </td>
        <td className={columnClasses.deaths}>
          {format.number(stats.deaths)}
          {renderPercentile('deaths')}
        </td>
        <td className={columnClasses.assists}>
          <Best value={stats.assists} best={best.assists} />
          {renderPercentile('assists')}
        </td>
        <td className={columnClasses.damage}>
          <span className="share">
            <span className="share-bar" aria-hidden="true">
              <span style={{ width: `${(100 * stats.damage) / (best.damage || 1)}%` }} />
            </span>
            <span>
              <Best value={stats.damage} best={best.damage} />
            </span>
          </span>
          {renderPercentile('damage')}
        </td>
        <td className={columnClasses.damageRec}>
          {format.number(stats.damageRec)}
          {renderPercentile('damageRec')}
        </td>
        <td className={columnClasses.score}>
          <Best value={stats.score} best={best.score} />
          {renderPercentile('score')}
        </td>
        <td className={columnClasses.medals}>{format.number(countMedals(player))}</td>
        <td className={columnClasses.mmrChange}>
          <MmrChange change={player.mmrChange} />
        </td>
      </tr>
      {isOpen && (
        <tr className="details-row">
          <td colSpan={11} id={detailsId}>
            <PlayerDetails player={player} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Highlights the largest value in the match. */
function Best({ value, best }: { value: number; best: number }) {
  const format = useFormat();
  if (best === 0 || value < best) return <>{format.number(value)}</>;
  return (
    <strong className="best">
      <BestMark />
      {format.number(value)}
    </strong>
  );
}
