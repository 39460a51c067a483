import type { ExplainedStat } from '../../explain/explained-stats.ts';
import { TableHead } from '../../tables/table-head.tsx';
import './match-rows.scss';
import type { MatchHistoryEntry, PlaySession } from '@scrapboard/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Explain } from '../../explain/explain.tsx';
import { gameName } from '../../i18n/game-name.ts';
import { ResultBadge } from '../../ui/result-badge.tsx';
import { TimeButton } from '../../ui/time-button.tsx';
import { TimeButtonGroup } from '../../ui/time-button-group.tsx';
import { useHasInteracted } from '../../ui/use-has-interacted.ts';
import { useNow } from '../../ui/use-now.ts';
import { useFormat } from '../../use-format.ts';
import { groupBySession } from './group-by-session.ts';
import { ModeIcon } from './mode-icon.tsx';
import { useMatchLink } from './use-match-link.ts';

/** The columns of a wide screen: text key, class and explanation. */
const columns = [
  ['result', '', 'record'],
  ['map', ''],
  ['time', 'd-none d-lg-table-cell'],
  ['powerScore', 'numeric d-none d-xl-table-cell', 'powerScore'],
  ['party', 'numeric d-none d-xl-table-cell', 'party'],
  ['weapon', 'd-none d-xl-table-cell', 'weapon'],
  ['kda', 'numeric', 'kills'],
  ['damage', 'numeric', 'damage'],
  ['damageRec', 'numeric d-none d-md-table-cell', 'damageReceived'],
  ['score', 'numeric d-none d-md-table-cell', 'score'],
  ['length', 'numeric d-none d-md-table-cell', 'duration'],
  ['mmr', 'numeric d-none d-sm-table-cell', 'mmrChange'],
] as const satisfies [string, string, ExplainedStat?][];

interface Props {
  matches: MatchHistoryEntry[];
  sessions: PlaySession[];
  /** The ID of the player whose personal bests are marked; undefined if none are. */
  bestsOfPlayer?: string;
}

/** A row for each match, linked to its page, by session, in the order of the server: newest first. */
export function MatchRows({ matches, sessions, bestsOfPlayer }: Props) {
  const { t } = useTranslation('profile');
  return (
    <div className="table-scroll">
      <table className="table data-table match-rows">
        <caption className="visually-hidden">{t('history.caption')}</caption>
        <TableHead
          columns={columns.map(([name, className, stat]) => ({
            key: name,
            label:
              stat === undefined ? (
                t(`history.${name}`)
              ) : (
                <Explain stat={stat}>{t(`history.${name}`)}</Explain>
              ),
            className,
          }))}
        />
        <TimeButtonGroup rows={matches.map(({ id }) => id)}>
          {groupBySession(matches, sessions).map(({ session, matches: sessionMatches }) => (
            <tbody key={session.from}>
              <SessionRow session={session} />
              {sessionMatches.map((match) => (
                <MatchRow key={match.id} match={match} bestsOfPlayer={bestsOfPlayer} />
              ))}
            </tbody>
          ))}
        </TimeButtonGroup>
      </table>
    </div>
  );
}

/** The results of all matches of a session. */
function SessionRow({ session }: { session: PlaySession }) {
  const { t } = useTranslation(['profile', 'common']);
  const format = useFormat();
  const now = useNow();
  const { from, matches, wins, losses, draws, mmrChange } = session;
  return (
    <tr className="session-row">
      <th scope="rowgroup" colSpan={columns.length}>
        <span className="session-text">
          <time dateTime={from}>{format.day(from, now)}</time>
          <span>
            {t('history.sessionScore', {
              wins: format.number(wins),
              losses: format.number(losses),
            })}
            {draws > 0 && ` (${t('history.drawn', { count: draws, n: format.number(draws) })})`}
          </span>
          {mmrChange !== null && (
            <span>
              <span className="visually-hidden">{t('history.mmr')} </span>
              {format.signed(mmrChange)}
            </span>
          )}
          <span className="session-count">
            {t('common:matches', { count: matches, n: format.number(matches) })}
          </span>
        </span>
      </th>
    </tr>
  );
}

/** How long ago a recent match was; for older ones the time, because their session shows the date. */
function PlayedAt({ match: { id, startedAt } }: { match: MatchHistoryEntry }) {
  const format = useFormat();
  const now = useNow();
  return (
    <TimeButton instant={startedAt} row={id}>
      {format.agoOrTime(startedAt, now)}
    </TimeButton>
  );
}

// Not loaded until somebody uses the page, because it asks a question about all of the player's matches.
const BestMark = lazy(async () => ({
  default: (await import('../../records/lazy-best-mark.tsx')).LazyBestMark,
}));

function MatchRow({
  match,
  bestsOfPlayer,
}: {
  match: MatchHistoryEntry;
  bestsOfPlayer: string | undefined;
}) {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const matchLink = useMatchLink();
  const hasInteracted = useHasInteracted();
  return (
    <tr>
      <td>
        <ResultBadge result={match.result} />
        {match.mvp && <span className="mvp">{t('history.mvp')}</span>}
      </td>
      <td>
        <Link className="row-link" {...matchLink(match.id)}>
          {match.map.name}
        </Link>
        <span className="row-note row-notes">
          <span>
            <ModeIcon mode={match.mode.id} category={match.category} />
            {gameName('mode', match.mode)}
          </span>
          {bestsOfPlayer !== undefined && hasInteracted && (
            <Suspense fallback={null}>
              <BestMark player={bestsOfPlayer} match={match.id} />
            </Suspense>
          )}
          <span className="d-lg-none">
            <PlayedAt match={match} />
          </span>
        </span>
      </td>
      <td className="nowrap d-none d-lg-table-cell">
        <PlayedAt match={match} />
      </td>
      <td className="numeric d-none d-xl-table-cell">{format.number(match.powerScore)}</td>
      <td className="numeric d-none d-xl-table-cell">
        {match.partySize > 1 ? format.number(match.partySize) : t('history.partyAlone')}
      </td>
      <td className="d-none d-xl-table-cell">{match.weapon?.name ?? '–'}</td>
      <td className="numeric nowrap">
        {`${format.number(match.kills)} / ${format.number(match.deaths)} / ${format.number(match.assists)}`}
      </td>
      <td className="numeric">{format.number(match.damage)}</td>
      <td className="numeric d-none d-md-table-cell">{format.number(match.damageRec)}</td>
      <td className="numeric d-none d-md-table-cell">{format.number(match.score)}</td>
      <td className="numeric nowrap d-none d-md-table-cell">
        {match.duration > 0 ? format.duration(match.duration) : '–'}
      </td>
      <td className="numeric d-none d-sm-table-cell">
        {match.mmrChange === null ? '–' : format.signed(match.mmrChange)}
      </td>
    </tr>
  );
}
