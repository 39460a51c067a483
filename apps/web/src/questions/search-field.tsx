import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '../use-debounced.ts';
import { useFormat } from '../use-format.ts';
import { useSearchAnswer } from './use-search-answer.ts';

const DEBOUNCE_MS = 150;

interface Props {
  kind: 'players' | 'parts';
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean;
  placeholder: string;
  /** Ids that are not offered. */
  chosen: readonly string[];
  onPick: (id: string) => void;
}

/** A search for a player or a part, whose results are offered below it. */
export function SearchField(props: Props) {
  const { kind, label, isLabelHidden = false, placeholder, chosen, onPick } = props;
  const { t } = useTranslation(['questions', 'common']);
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const debouncedText = useDebounced(text.trim(), DEBOUNCE_MS);
  const data = useSearchAnswer(debouncedText);
  const results =
    kind === 'parts'
      ? (data?.parts ?? []).map((part) => ({ id: part.id, name: part.name, note: part.type ?? '' }))
      : (data?.players ?? []).map((player) => ({
          id: player.id,
          name: player.nickname,
          note: t('common:games', { count: player.games, n: format.number(player.games) }),
        }));
  const options = text.trim() === '' ? [] : results.filter((entry) => !chosen.includes(entry.id));
  const hasNoResults =
    debouncedText !== '' && debouncedText === text.trim() && data !== undefined && !options.length;
  return (
    <div className="search-field">
      <label className={isLabelHidden ? 'visually-hidden' : 'form-label'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setText('');
        }}
      />
      {options.length > 0 && (
        <ul className="dropdown-menu show" aria-label={label}>
          {options.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className="dropdown-item"
                onClick={() => {
                  setText('');
                  onPick(entry.id);
                }}
              >
                {entry.name}
                <span className="menu-note">{entry.note}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="card-note search-none" role="status">
        {hasNoResults && t('questions:filter.none')}
      </p>
    </div>
  );
}
