import type { Match } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatClock } from '../../clock.ts';
import { useScrollActiveIntoView } from '../../ui/use-scroll-active-into-view.ts';
import { useTeamName } from './team-name.tsx';
import { useMatch } from './use-match.ts';
import { useReason } from './use-reason.ts';

/** Selects the whole match or one of its rounds for the stats below. */
export function RoundPicker() {
  const { t } = useTranslation('matches');
  const { match, search, linkProps } = useMatch();
  const list = useScrollActiveIntoView<HTMLUListElement>(search.round);

  return (
    <nav aria-label={t('rounds.label')}>
      <ul className="rounds" ref={list}>
        <li>
          <Link
            {...linkProps({ round: null })}
            preventScrollReset
            aria-current={search.round === null ? 'true' : undefined}
          >
            <strong>{t('rounds.all')}</strong>
            <span>{t('rounds.count', { count: match.rounds.length })}</span>
          </Link>
        </li>
        {match.rounds.map((round, index) => (
          <Round key={round.endedAfter} round={round} number={index + 1} />
        ))}
      </ul>
    </nav>
  );
}

function Round({ round, number }: { round: Match['rounds'][number]; number: number }) {
  const { t } = useTranslation('matches');
  const { search, linkProps } = useMatch();
  const teamName = useTeamName();
  const reason = useReason(round.reason, round.winReason);
  const isDraw = round.winnerTeam === 0;
  return (
    <li>
      <Link
        className={`team-${round.winnerTeam}`}
        {...linkProps({ round: number })}
        preventScrollReset
        aria-current={search.round === number ? 'true' : undefined}
      >
        <strong>{t('rounds.one', { n: number })}</strong>
        <span className="round-winner">
          {isDraw ? t('drawn') : t('won', { team: teamName(round.winnerTeam) })}
        </span>
        <span>{formatClock(round.duration)}</span>
        {reason !== null && <span className="round-reason">{reason}</span>}
      </Link>
    </li>
  );
}
