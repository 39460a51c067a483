import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../api-client.ts';
import { useDebounced } from '../../use-debounced.ts';
import { useFormat } from '../../use-format.ts';

const DEBOUNCE_MS = 150;

interface Props {
  kind: 'players' | 'parts';
  chosen: readonly string[];
  onAdd: (id: string) => void;
}

/** A search for one more player or part to compare. */
export function SubjectSearch({ kind, chosen, onAdd }: Props) {
  const { t } = useTranslation(['comparison', 'common']);
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const typed = useDebounced(text.trim(), DEBOUNCE_MS);
  const { data } = useQuery({
    queryKey: ['search', typed, 6],
    queryFn: ({ signal }) => callApi('GET /api/search', { query: { q: typed, limit: 6 }, signal }),
    enabled: typed !== '',
  });
  const results =
    kind === 'parts'
      ? (data?.parts ?? []).map((part) => ({ id: part.id, name: part.name, note: part.type ?? '' }))
      : (data?.players ?? []).map((player) => ({
          id: player.id,
          name: player.nickname,
          note: t('common:games', { count: player.games, n: format.number(player.games) }),
        }));
  const addable = text.trim() === '' ? [] : results.filter((result) => !chosen.includes(result.id));
  const label = t(`comparison:add.${kind}`);
  const hasNoResult =
    typed !== '' && typed === text.trim() && data !== undefined && !addable.length;
  return (
    <div className="player-filter compare-add">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setText('');
        }}
      />
      {addable.length > 0 && (
        <ul className="dropdown-menu show" aria-label={label}>
          {addable.map((result) => (
            <li key={result.id}>
              <button
                type="button"
                className="dropdown-item"
                onClick={() => {
                  setText('');
                  onAdd(result.id);
                }}
              >
                {result.name}
                <span className="menu-note">{result.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="card-note" role="status">
        {hasNoResult && t('comparison:add.none')}
      </p>
    </div>
  );
}
