import { useTranslation } from 'react-i18next';
import { formatClock } from '../../clock.ts';
import { killItemId } from './kill-item.ts';
import { PlayerName } from './player-name.tsx';
import { hasRounds } from './players.ts';
import { humanize } from './reason-texts.ts';
import type { Kill } from './timeline.ts';
import { useMatch } from './use-match.ts';

interface Props {
  kills: Kill[];
  /** Seconds into the match that count as 0. */
  from: number;
  /** Index of the kill under the pointer, here or in the chart. */
  highlighted: number | null;
  onHighlight: (index: number | null) => void;
}

/** The kills in order: when, who, with what, whom, and who assisted. */
export function KillList({ kills, from, highlighted, onHighlight }: Props) {
  const { t } = useTranslation('matches');
  const { match, search } = useMatch();
  const hasRoundHeadings = hasRounds(match) && search.round === null;
  const roundOf = (after: number) => {
    const index = match.rounds.findIndex(({ endedAfter }) => after <= endedAfter);
    return index === -1 ? match.rounds.length : index + 1;
  };
  return (
    <ol className="kills" aria-label={t('timeline.label')}>
      {kills.map((kill, position) => {
        const round = roundOf(kill.after);
        const previousKill = kills[position - 1];
        const startsRound =
          hasRoundHeadings && (previousKill === undefined || roundOf(previousKill.after) !== round);
        return (
          <li
            key={kill.index}
            id={killItemId(kill.index)}
            tabIndex={-1}
            className={highlighted === kill.index ? 'shown' : undefined}
            onPointerEnter={() => onHighlight(kill.index)}
            onPointerLeave={() => onHighlight(null)}
            onFocus={() => onHighlight(kill.index)}
            onBlur={() => onHighlight(null)}
          >
            {startsRound && <p className="kills-round">{t('rounds.one', { n: round })}</p>}
            <KillLine kill={kill} from={from} />
          </li>
        );
      })}
    </ol>
  );
}

function KillLine({ kill, from }: { kill: Kill; from: number }) {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const killer = match.players[kill.killer];
  const victim = match.players[kill.victim];
  const assistingPlayers = kill.assists.flatMap((index) => match.players[index] ?? []);
  const isSelfDestruct = kill.killer === kill.victim;
  return (
    <div className="kill">
      <span className="kill-time">{formatClock(kill.after - from)}</span>
      <span className="kill-players">
        {killer !== undefined && !isSelfDestruct && (
          <>
            <PlayerName player={killer} />
            <span className="kill-verb">
              <span className="visually-hidden">{t('timeline.destroyed')}</span>
              <span aria-hidden="true">→</span>
            </span>
          </>
        )}
        {victim !== undefined && <PlayerName player={victim} />}
        {kill.entity !== null && <span className="tag">{humanize(kill.entity)}</span>}
        {isSelfDestruct && <span className="muted">{t('timeline.selfDestructed')}</span>}
        {killer === undefined && <span className="muted">{t('timeline.noAttacker')}</span>}
        {killer !== undefined &&
          victim !== undefined &&
          !isSelfDestruct &&
          killer.team === victim.team && <span className="tag">{t('timeline.sameTeam')}</span>}
      </span>
      <span className="kill-details">
        {kill.part !== null && <span>{kill.part.name}</span>}
        {assistingPlayers.length > 0 && (
          <span className="muted">
            {t('timeline.assists', {
              names: assistingPlayers.map(({ nickname }) => nickname).join(', '),
            })}
          </span>
        )}
      </span>
    </div>
  );
}
