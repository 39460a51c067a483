import { useTranslation } from 'react-i18next';
import { clock } from '../../clock.ts';
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
  /** Index of the kill under the pointer, here or in the drawing. */
  marked: number | null;
  onMark: (place: number | null) => void;
}

/** The kills in order: when, who, with what, whom, and who assisted. */
export function KillList({ kills, from, marked, onMark }: Props) {
  const { t } = useTranslation('matches');
  const { match, search } = useMatch();
  const inRounds = hasRounds(match) && search.round === null;
  const roundOf = (after: number) => {
    const place = match.rounds.findIndex(({ endedAfter }) => after <= endedAfter);
    return place === -1 ? match.rounds.length : place + 1;
  };
  return (
    <ol className="kills" aria-label={t('timeline.label')}>
      {kills.map((kill, position) => {
        const round = roundOf(kill.after);
        const before = kills[position - 1];
        const begins = inRounds && (before === undefined || roundOf(before.after) !== round);
        return (
          <li
            key={kill.place}
            id={killItemId(kill.place)}
            tabIndex={-1}
            className={marked === kill.place ? 'shown' : undefined}
            onPointerEnter={() => onMark(kill.place)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(kill.place)}
            onBlur={() => onMark(null)}
          >
            {begins && <p className="kills-round">{t('rounds.one', { n: round })}</p>}
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
  const helpers = kill.assists.flatMap((index) => match.players[index] ?? []);
  const own = kill.killer === kill.victim;
  return (
    <div className="kill">
      <span className="kill-time">{clock(kill.after - from)}</span>
      <span className="kill-what">
        {killer !== undefined && !own && (
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
        {own && <span className="muted">{t('timeline.selfDestructed')}</span>}
        {killer === undefined && <span className="muted">{t('timeline.noAttacker')}</span>}
        {killer !== undefined && victim !== undefined && !own && killer.team === victim.team && (
          <span className="tag">{t('timeline.sameTeam')}</span>
        )}
      </span>
      <span className="kill-how">
        {kill.part !== null && <span>{kill.part.name}</span>}
        {helpers.length > 0 && (
          <span className="muted">
            {t('timeline.assists', { names: helpers.map(({ nickname }) => nickname).join(', ') })}
          </span>
        )}
      </span>
    </div>
  );
}
