import { type AccountPlayers, isProven } from '@scrapboard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimProgress } from '../../../account/claim-progress.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useFormat } from '../../../use-format.ts';
import type { PlayerChanges } from './use-player-changes.ts';

interface Props {
  players: AccountPlayers;
  changes: PlayerChanges;
}

/** Players that can be claimed right away or need more proof, and claims sent to the operator. */
export function OpenClaims({ players, changes }: Props) {
  const pendingRequests = players.asked.filter(({ state }) => state === 'pending');
  const refusedRequests = players.asked.filter(({ state }) => state === 'refused');
  return (
    <>
      {players.claimable.length > 0 && <Claimable players={players} changes={changes} />}
      {pendingRequests.length > 0 && (
        <Requests state="pending" requests={pendingRequests} changes={changes} />
      )}
      {refusedRequests.length > 0 && (
        <Requests state="refused" requests={refusedRequests} changes={changes} />
      )}
    </>
  );
}

function Claimable({ players: { claimable, asked }, changes: { claim } }: Props) {
  const { t } = useTranslation('settings');
  const isRequested = (id: string) => asked.some((request) => request.id === id);
  return (
    <>
      <h3>{t('players.claimable')}</h3>
      <p>{t('players.claimableText', { count: claimable.length })}</p>
      {claimable.some(({ proof }) => !isProven(proof)) && <p>{t('players.proofText')}</p>}
      <ul className="settings-list">
        {claimable.map(({ id, nickname, proof }) => {
          const name = nickname ?? id;
          const needsRequest = !isProven(proof);
          return (
            <Row
              key={id}
              id={id}
              name={name}
              note={proof !== null && needsRequest && <ClaimProgress proof={proof} />}
            >
              {needsRequest && isRequested(id) ? null : (
                <button
                  type="button"
                  className={`btn btn-sm ${needsRequest ? 'btn-surface' : 'btn-primary'}`}
                  disabled={claim.isPending}
                  aria-label={t(needsRequest ? 'players.requestOf' : 'players.claimOf', { name })}
                  onClick={() => claim.mutate({ id, name, ask: needsRequest })}
                >
                  {t(needsRequest ? 'players.request' : 'players.claim')}
                </button>
              )}
            </Row>
          );
        })}
      </ul>
    </>
  );
}

interface RequestsProps {
  state: 'pending' | 'refused';
  requests: AccountPlayers['asked'];
  changes: PlayerChanges;
}

function Requests({ state, requests, changes: { unlink } }: RequestsProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const isPending = state === 'pending';
  return (
    <>
      <h3>{t(isPending ? 'players.requested' : 'players.refused')}</h3>
      <p>{t(isPending ? 'players.requestedText' : 'players.refusedText')}</p>
      <ul className="settings-list">
        {requests.map(({ id, nickname, requestedAt, decidedAt, note }) => {
          const name = nickname ?? id;
          const date = format.date(isPending ? requestedAt : (decidedAt ?? requestedAt));
          const dateText = t(isPending ? 'players.requestedAt' : 'players.refusedAt', { at: date });
          return (
            <Row
              key={id}
              id={id}
              name={name}
              note={note === null ? dateText : `${dateText}: ${note}`}
            >
              {isPending && (
                <button
                  type="button"
                  className="btn btn-surface btn-sm"
                  disabled={unlink.isPending}
                  aria-label={t('players.withdrawOf', { name })}
                  onClick={() => unlink.mutate({ id, name, isRequest: true })}
                >
                  {t('players.withdraw')}
                </button>
              )}
            </Row>
          );
        })}
      </ul>
    </>
  );
}

interface RowProps {
  id: string;
  name: string;
  note: ReactNode;
  children: ReactNode;
}

function Row({ id, name, note, children }: RowProps) {
  return (
    <li>
      <Icon name="user" />
      <div className="settings-what">
        <strong>{name}</strong>
        <span className="row-note">{id}</span>
        {note && <span className="row-note">{note}</span>}
      </div>
      {children}
    </li>
  );
}
