import type { AdjacentMatch } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { gameName } from '../../i18n/game-name.ts';
import { historyPosition } from '../../match-origin.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { adjacentMatchesQuery } from './match-queries.ts';
import { useMatch } from './use-match.ts';
import { type Subject, useSubject } from './use-subject.ts';

/** Links back to the profile of the player whose match this is, and to their adjacent matches. */
export function PlayerBar() {
  const subject = useSubject();
  return subject === null ? null : <SubjectBar subject={subject} />;
}

function SubjectBar({ subject }: { subject: Subject }) {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const { id, player, origin } = subject;
  const { data } = useQuery(adjacentMatchesQuery(id, match.id, origin?.filters ?? {}));
  return (
    <nav className="player-bar" aria-label={t('of.label', { name: player.nickname })}>
      <BackLink subject={subject} />
      <AdjacentLink side="previous" match={data?.previous} subject={subject} />
      <AdjacentLink side="next" match={data?.next} subject={subject} />
    </nav>
  );
}

/** Links back to the profile, as it was left if the match was opened from there. */
function BackLink({ subject: { id, player, origin } }: { subject: Subject }) {
  const navigate = useNavigate();
  const onClick = useCallback(
    (event: MouseEvent) => {
      const steps = origin === null ? 0 : origin.position - historyPosition();
      // The browser opens a new tab or window, or there is no entry to go back to.
      if (steps >= 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(steps);
    },
    [origin, navigate],
  );
  return (
    <Link
      className="btn btn-surface btn-sm"
      to={origin?.href ?? paths.player(id)}
      onClick={onClick}
    >
      <Icon name="chevronLeft" />
      {player.nickname}
    </Link>
  );
}

interface AdjacentProps {
  side: 'previous' | 'next';
  /** Null at the end of the list, undefined until it has loaded. */
  match: AdjacentMatch | null | undefined;
  subject: Subject;
}

function AdjacentLink({ side, match, subject: { id, origin } }: AdjacentProps) {
  const { t } = useTranslation(['matches', 'common']);
  const { search } = useMatch();
  const name = t(`of.${side}`);
  const label = (
    <>
      {side === 'previous' && <Icon name="chevronLeft" />}
      <span>{name}</span>
      {side === 'next' && <Icon name="chevronRight" />}
    </>
  );
  if (match === null || match === undefined) {
    return (
      <span className={`btn btn-surface btn-sm disabled adjacent-${side}`} aria-hidden="true">
        {label}
      </span>
    );
  }
  const mode = gameName('mode', match.mode);
  const tab = search.tab === 'scoreboard' ? undefined : search.tab;
  return (
    <Link
      className={`btn btn-surface btn-sm adjacent-${side}`}
      to={paths.match(match.id, { tab, player: id })}
      state={{ origin }}
      preventScrollReset
    >
      {label}
      <span className="visually-hidden">
        {`${t(`common:result.${match.result}`)}, ${match.map.name}, ${mode}`}
      </span>
    </Link>
  );
}
