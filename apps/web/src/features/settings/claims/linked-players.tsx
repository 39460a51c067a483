import type { LinkedPlayer } from '@scrapboard/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { NamedPlayer, PlayerChanges } from './use-player-changes.ts';

interface Props {
  players: LinkedPlayer[];
  changes: PlayerChanges;
}

/** The players of an account, with switches to hide them and buttons to unlink them. */
export function LinkedPlayers({ players, changes }: Props) {
  const { t } = useTranslation('settings');
  const { hide, unlink } = changes;
  const [playerToUnlink, setPlayerToUnlink] = useState<NamedPlayer | null>(null);
  return (
    <>
      <h3>{t('players.linked')}</h3>
      {players.length === 0 && <p className="muted">{t('players.noneLinked')}</p>}
      <ul className="settings-list">
        {players.map(({ id, nickname, hidden }) => {
          const name = nickname ?? id;
          return (
            <li key={id}>
              <Icon name="user" />
              <div className="settings-what">
                <Link to={paths.player(id)}>
                  <strong>{name}</strong>
                </Link>
                <span className="row-note">{id}</span>
              </div>
              <label className="form-check form-switch settings-switch">
                <input
                  type="checkbox"
                  // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its state itself
                  role="switch"
                  className="form-check-input"
                  aria-label={t('players.hiddenOf', { name })}
                  checked={hidden}
                  onChange={({ target }) => hide.mutate({ id, name, hidden: target.checked })}
                />
                {t('players.hidden')}
              </label>
              <button
                type="button"
                className="btn btn-surface btn-sm"
                aria-label={t('players.unlinkOf', { name })}
                onClick={() => setPlayerToUnlink({ id, name })}
              >
                {t('players.unlink')}
              </button>
            </li>
          );
        })}
      </ul>
      <ConfirmDialog
        open={playerToUnlink !== null}
        title={t('players.unlinkTitle', { name: playerToUnlink?.name ?? '' })}
        confirmLabel={t('players.unlink')}
        cancelLabel={t('cancel')}
        isBusy={unlink.isPending}
        onConfirm={() =>
          playerToUnlink !== null &&
          unlink.mutate(
            { ...playerToUnlink, isRequest: false },
            // By now the dialog may be about another player.
            {
              onSettled: () =>
                setPlayerToUnlink((current) =>
                  current?.id === playerToUnlink.id ? null : current,
                ),
            },
          )
        }
        onCancel={() => setPlayerToUnlink(null)}
      >
        <p>{t('players.unlinkText')}</p>
      </ConfirmDialog>
    </>
  );
}
