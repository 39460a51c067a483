import type { AccountPlayers } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../../forms/form-failure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useDebounced } from '../../../use-debounced.ts';
import { useFormat } from '../../../use-format.ts';
import { playerSearchQuery } from '../settings-queries.ts';
import type { PlayerChanges } from './use-player-changes.ts';

/** How long typing has to pause before a request is sent. */
const DEBOUNCE_MS = 200;

interface Props {
  players: AccountPlayers | undefined;
  changes: PlayerChanges;
}

/** Finds a player and asks the server operator to approve a claim. */
export function ClaimRequestForm({ players, changes: { claim } }: Props) {
  const { t } = useTranslation(['settings', 'common']);
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const searchText = useDebounced(text.trim(), DEBOUNCE_MS);
  const search = useQuery({ ...playerSearchQuery(searchText), placeholderData: keepPreviousData });
  const foundPlayers = searchText === '' ? undefined : search.data?.players;
  const includesPlayer = (list: { id: string }[] | undefined, player: string) =>
    list?.some(({ id }) => id === player) === true;
  return (
    <div className="settings-form">
      <div>
        <label className="form-label" htmlFor={id}>
          {t('players.search')}
        </label>
        <input
          id={id}
          type="search"
          className="form-control"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="form-text mb-0" role="status">
          {searchText !== '' && search.isPending && t('players.searching')}
          {foundPlayers?.length === 0 && t('players.notFound')}
          {foundPlayers !== undefined &&
            foundPlayers.length > 0 &&
            t('players.results', { count: foundPlayers.length })}
        </p>
      </div>
      {searchText !== '' && <FormFailure failure={search.error} />}
      <ul className="settings-list">
        {foundPlayers?.map((player) => (
          <li key={player.id}>
            <Icon name="user" />
            <div className="settings-what">
              <strong>{player.nickname}</strong>
              <span className="row-note">
                {player.id},{' '}
                {t('common:games', { count: player.games, n: format.number(player.games) })}
              </span>
            </div>
            {includesPlayer(players?.linked, player.id) ? (
              <span className="muted small">{t('players.alreadyLinked')}</span>
            ) : includesPlayer(players?.asked, player.id) ? (
              <span className="muted small">{t('players.alreadyRequested')}</span>
            ) : (
              <button
                type="button"
                className="btn btn-surface btn-sm"
                disabled={claim.isPending || players === undefined}
                aria-label={t('players.requestOf', { name: player.nickname })}
                onClick={() => claim.mutate({ id: player.id, name: player.nickname, ask: true })}
              >
                {t('players.request')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
