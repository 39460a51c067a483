import type { User } from '@scrapboard/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { accountPlayersQuery } from '../../account/account-players-query.ts';
import { isDemoAccount } from '../../account/is-demo-account.ts';
import { useAuth } from '../../account/use-auth.ts';
import { useIsKnown } from '../../account/use-is-known.ts';
import { paths } from '../../paths.ts';
import { PlayerAvatar } from '../../ui/player-avatar.tsx';
import { ClaimProblem } from './claim-problem.tsx';
import { type LocalPlayer, localPlayersOf } from './local-players.ts';
import { useUploads } from './uploads.ts';
import { useClaim } from './use-claim.ts';

/**
 * Asks, after an upload is stored, which player's log it is. A visitor who claims them signs up or
 * in first, and comes back to `/upload?id=…&claim=…`.
 */
export function ClaimQuestion() {
  const { user } = useAuth();
  const known = useIsKnown();
  const { items } = useUploads();
  const wanted = useSearchParams()[0].get('claim');
  const stored = items.filter(
    ({ state, upload }) => state.name === 'stored' && upload !== null && upload.matches.length > 0,
  );
  if (stored.length === 0 || !known) return null;
  const players = localPlayersOf(stored, wanted);
  if (user !== null && !isDemoAccount(user)) {
    return <ForUser user={user} players={players} isWanted={wanted !== null} />;
  }
  if (players.length === 0) return <Unnamed to={paths.signUp({ to: playersTab })} />;
  const uploadOf = (id: string) =>
    stored.find(({ upload }) => upload?.localPlayers.some((one) => one.id === id))?.id ?? undefined;
  return (
    <Question text="visitor" isWanted={wanted !== null}>
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

interface ForUserProps {
  user: User;
  players: readonly LocalPlayer[];
  /** Whether the user came back to claim a player. */
  isWanted: boolean;
}

/** The players of these logs and of the account's earlier ones, and those who are claimed now. */
function ForUser({ user, players, isWanted }: ForUserProps) {
  const { t } = useTranslation('upload');
  const { data } = useQuery(accountPlayersQuery());
  const claim = useClaim(user);
  if (data === undefined) return null;
  const own = new Set(data.linked.map(({ id }) => id));
  const claimable = data.claimable.map(({ id, nickname }) => ({ id, nickname: nickname ?? id }));
  const shown = new Map([...players, ...claimable].map((player) => [player.id, player]));
  const { id, name } = claim.variables ?? { id: '', name: '' };
  if (claim.isSuccess && !shown.has(id)) shown.set(id, { id, nickname: name });
  const open = [...shown.keys()].some((one) => !own.has(one));
  // Users with a linked player need no question, unless they have just answered it.
  if (!open && !claim.isSuccess && !isWanted) return null;
  if (shown.size === 0) return own.size === 0 ? <Unnamed to={playersTab} /> : null;
  const done = claim.isSuccess && own.has(id);
  return (
    <Question
      text={done ? 'done' : open ? 'text' : 'already'}
      name={done ? name : [...shown.values()][0]?.nickname}
      isWanted={isWanted}
    >
      {[...shown.values()].map((player) => {
        const send = (ask: boolean) => claim.mutate({ id: player.id, name: player.nickname, ask });
        return (
          <Row
            key={player.id}
            {...player}
            problem={
              <ClaimProblem
                failure={claim.variables?.id === player.id ? claim.error : null}
                isAsked={data.asked.some((asked) => asked.id === player.id)}
                name={player.nickname}
                busy={claim.isPending}
                onAsk={() => send(true)}
              />
            }
          >
            {!own.has(player.id) && (
              <button
                type="button"
                className="btn btn-primary"
                disabled={claim.isPending}
                aria-label={t('claim.claimOf', { name: player.nickname })}
                onClick={() => send(false)}
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
  text: 'visitor' | 'text' | 'done' | 'already';
  name?: string | undefined;
  /** Whether the user came here for this question, so that it has to be scrolled into view. */
  isWanted: boolean;
  children: ReactNode;
}

function Question({ text, name, isWanted, children }: QuestionProps) {
  const { t } = useTranslation('upload');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  const isQuestion = text === 'visitor' || text === 'text';
  return (
    <section ref={section} className="claim" aria-labelledby="upload-claim">
      <p id="upload-claim" className="claim-title">
        {t(isQuestion ? 'claim.title' : 'claim.yours')}
      </p>
      <p role="status">{t(`claim.${text}`, { name })}</p>
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
          <Link className="btn btn-surface" to={paths.user(id)}>
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

/** Logs without a game.log name nobody as their own, so the player has to be searched for. */
function Unnamed({ to }: { to: string }) {
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
