import type { AccountPlayers } from '@scrapboard/contract';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { PlayerChanges } from './use-player-changes.ts';

interface Props {
  players: AccountPlayers;
  changes: PlayerChanges;
}

/** Players that can be claimed right away, and claims that wait for approval. */
export function OpenClaims({ players: { claimable, asked: pending }, changes }: Props) {
  const { t } = useTranslation('settings');
  const { claim, unlink } = changes;
  return (
    <>
      {claimable.length > 0 && (
        <>
          <h3>{t('players.claimable')}</h3>
          <p>{t('players.claimableText', { count: claimable.length })}</p>
          <ul className="settings-list">
            {claimable.map(({ id, nickname }) => (
              <Row key={id} id={id} name={nickname ?? id}>
                <button
                  type="button"
                  className="btn btn-primary btn-sm"
                  disabled={claim.isPending}
                  aria-label={t('players.claimOf', { name: nickname ?? id })}
                  onClick={() => claim.mutate({ id, name: nickname ?? id, ask: false })}
                >
                  {t('players.claim')}
                </button>
              </Row>
            ))}
          </ul>
        </>
      )}
      {pending.length > 0 && (
        <>
          <h3>{t('players.requested')}</h3>
          <p>{t('players.requestedText')}</p>
          <ul className="settings-list">
            {pending.map(({ id, nickname }) => (
              <Row key={id} id={id} name={nickname ?? id}>
                <button
                  type="button"
                  className="btn btn-surface btn-sm"
                  disabled={unlink.isPending}
                  aria-label={t('players.withdrawOf', { name: nickname ?? id })}
                  onClick={() => unlink.mutate({ id, name: nickname ?? id, isPending: true })}
                >
                  {t('players.withdraw')}
                </button>
              </Row>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Row({ id, name, children }: { id: string; name: string; children: React.ReactNode }) {
  return (
    <li>
      <Icon name="user" />
      <div className="settings-what">
        <strong>{name}</strong>
        <span className="row-note">{id}</span>
      </div>
      {children}
    </li>
  );
}
