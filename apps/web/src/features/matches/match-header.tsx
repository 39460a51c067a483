import type { Match, MatchPlayer } from '@scrapboard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { formatClock } from '../../clock.ts';
import { Explain } from '../../explain/explain.tsx';
import { gameName } from '../../i18n/game-name.ts';
import { PageTitle } from '../../page-title.tsx';
import { paths } from '../../paths.ts';
import { LazyBestMark } from '../../records/lazy-best-mark.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { TimeAgo, TimeText } from '../../ui/time-text.tsx';
import { useFormat } from '../../use-format.ts';
import { countRoundsWon, hasRounds, sidesOf } from './players.ts';
import { TeamName, useTeamName } from './team-name.tsx';
import { useMatch } from './use-match.ts';
import { useReason } from './use-reason.ts';
import { useSubject } from './use-subject.ts';

/** Map, mode, result and facts of the match. */
export function MatchHeader() {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const hasTwoTeams = sidesOf(match).length === 2;
  const mode = gameName('mode', match.mode);
  return (
    <header className="card match-header">
      <div className="match-what">
        <p className="match-mode">
          <span>{mode}</span>
          <span className="muted">{t(`category.${match.category}`)}</span>
        </p>
        <PageTitle title={`${match.map.name}, ${mode}`}>{match.map.name}</PageTitle>
        <Outcome />
      </div>
      {hasTwoTeams && <TeamScores match={match} />}
      <Facts match={match} />
    </header>
  );
}

function Outcome() {
  const { t } = useTranslation('matches');
  const { match } = useMatch();
  const winner = useWinnerName(match);
  const subject = useSubject();
  const reason = useReason(match.reason, match.winReason);
  const { winnerTeam } = match;
  if (!match.finished || winnerTeam === null) {
    return <p className="match-outcome">{t('unfinished')}</p>;
  }
  const outcome = winnerTeam === 0 ? t('drawn') : t('won', { team: winner });
  return (
    <p className="match-outcome">
      {subject === null ? (
        <strong>{outcome}</strong>
      ) : (
        <>
          <SubjectOutcome player={subject.player} winnerTeam={winnerTeam} />
          <span>{outcome}</span>
          <LazyBestMark player={subject.id} match={match.id} />
        </>
      )}
      {reason !== null && <span>{reason}</span>}
    </p>
  );
}

/** The result for the player from whose point of view the match is shown. */
function SubjectOutcome({ player, winnerTeam }: { player: MatchPlayer; winnerTeam: number }) {
  const { t } = useTranslation('matches');
  const result = winnerTeam === 0 ? 'draw' : winnerTeam === player.team ? 'win' : 'loss';
  return (
    <strong className={`subject-outcome ${result}`}>
      {t(`of.${result}`, { name: player.nickname })}
    </strong>
  );
}

/** Returns the name of the winning team, or in a free-for-all of the winning player. */
function useWinnerName(match: Match): string {
  const teamName = useTeamName();
  const [first, ...others] = match.players.filter(({ team }) => team === match.winnerTeam);
  const isPlayer = first !== undefined && others.length === 0 && match.teams.length > 2;
  return isPlayer ? first.nickname : teamName(match.winnerTeam ?? 0);
}

/** The teams with their score: rounds won where there are several, otherwise vehicles destroyed. */
function TeamScores({ match }: { match: Match }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const showsRounds = hasRounds(match);
  const roundCounts = countRoundsWon(match);
  return (
    <div className="versus">
      {match.teams.map((team, index) => (
        <div key={team.team} className={`versus-team team-${team.team}`}>
          <span className="versus-name">
            <TeamName team={team.team} />
            {match.winnerTeam === team.team && <WinnerBadge />}
          </span>
          <span className="versus-figure">
            {format.number(showsRounds ? (roundCounts[index] ?? 0) : team.kills)}
          </span>
          <span className="versus-note">
            <Explain stat="powerScore">
              {t('averagePowerScore', { n: format.number(team.powerScore) })}
            </Explain>
          </span>
        </div>
      ))}
      <span className="versus-unit">{t(showsRounds ? 'roundsWon' : 'destroyed')}</span>
    </div>
  );
}

export function WinnerBadge() {
  const { t } = useTranslation('matches');
  return (
    <span className="winner">
      <Icon name="award" />
      {t('winner')}
    </span>
  );
}

function Facts({ match }: { match: Match }) {
  const { t } = useTranslation('matches');
  const format = useFormat();
  const playersWithPowerScore = match.players.filter(({ powerScore }) => powerScore > 0);
  const average =
    playersWithPowerScore.reduce((sum, { powerScore }) => sum + powerScore, 0) /
    (playersWithPowerScore.length || 1);
  const botCount = match.players.filter(({ bot }) => bot).length;
  return (
    <dl className="match-facts">
      <Fact icon="calendar" name={t('facts.when')}>
        <TimeText instant={match.startedAt} />
        {new Date(match.startedAt).getTimezoneOffset() !== 0 && (
          <span className="muted">{format.utc(match.startedAt)}</span>
        )}
        <span className="muted">
          <TimeAgo instant={match.startedAt} />
        </span>
      </Fact>
      <Fact icon="watch" name={t('facts.duration')}>
        {match.duration === null ? t('facts.unknown') : formatClock(match.duration)}
      </Fact>
      <Fact icon="globe" name={t('facts.region')}>
        {match.region?.toUpperCase() ?? t('facts.unknown')}
      </Fact>
      <Fact icon="activity" name={t('facts.powerScore')}>
        {playersWithPowerScore.length === 0 ? t('facts.unknown') : format.number(average)}
      </Fact>
      <Fact icon="users" name={t('facts.players')}>
        {t('facts.humans', { count: match.players.length - botCount })}
        {botCount > 0 && <span className="muted">{t('facts.bots', { count: botCount })}</span>}
      </Fact>
      <Fact icon="upload" name={t('facts.uploads')}>
        {format.number(match.uploads)}
        <span className="muted">
          <Explain stat="confirmed">
            {match.witnesses > 1
              ? t('facts.confirmedBy', { n: format.number(match.witnesses) })
              : t('facts.unconfirmed')}
          </Explain>
        </span>
        {match.witnesses < 2 && <ConfirmLink players={match.players} />}
        {match.clientVersion !== null && (
          <span className="muted">{t('facts.version', { version: match.clientVersion })}</span>
        )}
      </Fact>
    </dl>
  );
}

/** Asks a viewer who took part for their log. */
function ConfirmLink({ players }: Pick<Match, 'players'>) {
  const { t } = useTranslation('matches');
  const ownPlayers = useAuth().user?.players ?? [];
  const humans = players.filter(({ bot }) => !bot);
  const hasTakenPart = ownPlayers.some(({ id }) => humans.some((player) => player.id === id));
  if (!hasTakenPart || humans.length < 2) return null;
  return (
    <span className="card-note">
      <Link to={paths.upload()}>{t('facts.confirmWithLog')}</Link>
    </span>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
