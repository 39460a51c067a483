import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../api-client.ts';
import { useDebounced } from '../use-debounced.ts';
import { useFormat } from '../use-format.ts';

const DEBOUNCE_MS = 150;

interface Props {
  chosen: readonly string[];
  onChange: (players: readonly string[]) => void;
}

/** A search for players to filter by; the chosen ones are shown as chips. */
export function PlayerFilter({ chosen, onChange }: Props) {
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['search', typed, 6],
    queryFn: ({ signal }) => callApi('GET /api/search', { query: { q: typed, limit: 6 }, signal }),
    enabled: typed !== '',
  });
  const found = text.trim() === '' ? [] : (data?.players ?? []);
  return (
    <div className="player-filter">
      <label className="form-label" htmlFor={id}>
        {t('questions:dimensions.player')}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        placeholder={t('questions:filter.playerHint')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {found.length > 0 && (
        <ul className="dropdown-menu show" aria-label={t('questions:dimensions.player')}>
          {found.map((player) => (
            <li key={player.id}>
              <button
                type="button"
                className="dropdown-item"
                onClick={() => {
                  setText('');
                  onChange([...new Set([...chosen, player.id])]);
                }}
              >
                {player.nickname}
                <span className="menu-note">
                  {t('common:games', { count: player.games, n: format.number(player.games) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
