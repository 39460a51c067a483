import type { User } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { accountPlayersQuery } from '../../account/account-players-query.ts';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { useIsUserKnown } from '../../account/use-is-user-known.ts';
import { paths } from '../../paths.ts';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { ClaimProblem } from './claim-problem.tsx';
import { type LocalPlayer, localPlayersOf } from './local-players.ts';
import { useUploads } from './uploads.ts';
import { useClaim } from './use-claim.ts';

/**
 * Asks, after an upload is stored, which player the user is. A visitor who claims a player signs up
 * or in first, and comes back to `/upload?id=…&claim=…`.
 */
export function ClaimQuestion() {
  const { user } = useAuth();
  const isUserKnown = useIsUserKnown();
  const { items } = useUploads();
  const requestedPlayerId = useSearchParams()[0].get('claim');
  const storedItems = items.filter(
    ({ state, upload }) => state.name === 'stored' && upload !== null && upload.matches.length > 0,
  );
  if (storedItems.length === 0 || !isUserKnown) return null;
  const players = localPlayersOf(storedItems, requestedPlayerId);
  if (user !== null && !isDemoAccount(user)) {
    return <UserClaims user={user} players={players} isRequested={requestedPlayerId !== null} />;
  }
  if (players.length === 0) return <UnknownPlayer to={paths.signUp({ to: playersTab })} />;
  const uploadOf = (id: string) =>
    storedItems.find(({ upload }) => upload?.localPlayers.some((player) => player.id === id))?.id ??
    undefined;
  return (
    <Question textKey="visitor" isRequested={requestedPlayerId !== null}>
      {players.map((player) => (
        <Row key={player.id} {...player}>
          <ClaimLink
            name={player.nickname}
            to={paths.signUp({ to: paths.upload({ id: uploadOf(player.id), claim: player.id }) })}
          />
        </Row>
      ))}
    </Question>
  );
}

const playersTab = paths.settings({ tab: 'players' });

interface UserClaimsProps {
  user: User;
  players: readonly LocalPlayer[];
  /** Whether the user came back to claim a player. */
  isRequested: boolean;
}

/** The local players of these and of the account's earlier logs, and a player claimed just now. */
function UserClaims({ user, players, isRequested }: UserClaimsProps) {
  const { t } = useTranslation('upload');
  const { data } = useQuery(accountPlayersQuery());
  const claim = useClaim(user);
  if (data === undefined) return null;
  const linkedIds = new Set(data.linked.map(({ id }) => id));
  const claimable = data.claimable.map(({ id, nickname }) => ({ id, nickname: nickname ?? id }));
  const shownPlayers = new Map([...players, ...claimable].map((player) => [player.id, player]));
  const { id, name } = claim.variables ?? { id: '', name: '' };
  if (claim.isSuccess && !shownPlayers.has(id)) shownPlayers.set(id, { id, nickname: name });
  const hasUnlinked = [...shownPlayers.keys()].some((playerId) => !linkedIds.has(playerId));
  // Users with a linked player need no question, unless they have just answered it.
  if (!hasUnlinked && !claim.isSuccess && !isRequested) return null;
  if (shownPlayers.size === 0)
    return linkedIds.size === 0 ? <UnknownPlayer to={playersTab} /> : null;
  const isDone = claim.isSuccess && linkedIds.has(id);
  return (
    <Question
      textKey={isDone ? 'done' : hasUnlinked ? 'text' : 'already'}
      name={isDone ? name : [...shownPlayers.values()][0]?.nickname}
      isRequested={isRequested}
    >
      {[...shownPlayers.values()].map((player) => {
        const sendClaim = (ask: boolean) =>
          claim.mutate({ id: player.id, name: player.nickname, ask });
        return (
          <Row
            key={player.id}
            {...player}
            problem={
              <ClaimProblem
                failure={claim.variables?.id === player.id ? claim.error : null}
                request={data.asked.find((request) => request.id === player.id)}
                proof={data.claimable.find(({ id }) => id === player.id)?.proof ?? null}
                name={player.nickname}
                isBusy={claim.isPending}
                onAsk={() => sendClaim(true)}
              />
            }
          >
            {!linkedIds.has(player.id) && (
              <button
                type="button"
                className="btn btn-primary"
                disabled={claim.isPending}
                aria-label={t('claim.claimOf', { name: player.nickname })}
                onClick={() => sendClaim(false)}
              >
                {t('claim.claim')}
              </button>
            )}
          </Row>
        );
      })}
    </Question>
  );
}

interface QuestionProps {
  textKey: 'visitor' | 'text' | 'done' | 'already';
  name?: string | undefined;
  /** Whether the user came here to claim a player, so that this is scrolled into view. */
  isRequested: boolean;
  children: ReactNode;
}

function Question({ textKey, name, isRequested, children }: QuestionProps) {
  const { t } = useTranslation('upload');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isRequested) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isRequested]);
  const isQuestion = textKey === 'visitor' || textKey === 'text';
  return (
    <section ref={section} className="claim" aria-labelledby="upload-claim">
      <p id="upload-claim" className="claim-title">
        {t(isQuestion ? 'claim.title' : 'claim.yours')}
      </p>
      <p role="status">{t(`claim.${textKey}`, { name })}</p>
      <ul className="claim-list">{children}</ul>
    </section>
  );
}

interface RowProps extends LocalPlayer {
  problem?: ReactNode;
  children: ReactNode;
}

function Row({ id, nickname, problem, children }: RowProps) {
  const { t } = useTranslation('upload');
  return (
    <li>
      <div className="claim-row">
        <PlayerAvatar id={id} />
        <strong>{nickname}</strong>
        <span className="claim-actions">
          {children}
          <Link className="btn btn-surface" to={paths.player(id)}>
            {t('claim.open')}
          </Link>
        </span>
      </div>
      {problem}
    </li>
  );
}

function ClaimLink({ name, to }: { name: string; to: string }) {
  const { t } = useTranslation('upload');
  return (
    <Link className="btn btn-primary" aria-label={t('claim.claimOf', { name })} to={to}>
      {t('claim.claim')}
    </Link>
  );
}

/** Shown for logs without a game.log, which do not name their local player: links to a search. */
function UnknownPlayer({ to }: { to: string }) {
  const { t } = useTranslation('upload');
  return (
    <section className="claim claim-row" aria-labelledby="upload-claim">
      <p id="upload-claim" className="claim-title">
        {t('claim.unnamed')}
      </p>
      <Link className="btn btn-primary claim-actions" to={to}>
        {t('claim.find')}
      </Link>
    </section>
  );
}
