import type { PlayerRow, PlayersPage } from '@scrapboard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { callApi, queryText } from '../../api-client.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFormat } from '../../use-format.ts';

/** The value after it has rested for a moment, so that not every key stroke asks the server. */
function useRested(value: string, milliseconds: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

function usePlayerSearch(text: string) {
  return useQuery({
    queryKey: ['player-search', text],
    queryFn: ({ signal }) =>
      callApi<PlayersPage>(`/api/players${queryText({ search: text, limit: 8 })}`, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
}

/** The search box of the navbar: players by name, answered while typing. */
export function PlayerSearch() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const asked = useRested(text.trim(), 150);
  const search = usePlayerSearch(asked);
  const players = search.data?.players ?? [];
  const shown = open && text.trim() !== '' && asked !== '';

  const leave = () => {
    setOpen(false);
    setActive(-1);
  };
  const go = (to: string) => {
    leave();
    setText('');
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    if (event.key === 'Enter' && text.trim() !== '') {
      const player = players[active];
      go(player ? paths.user(player.id) : paths.users({ search: text.trim() }));
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || players.length === 0) return;
    event.preventDefault();
    setOpen(true);
    setActive((active + step + players.length + (active < 0 && step < 0 ? 1 : 0)) % players.length);
  };

  return (
    <search className="search" ref={box}>
      <Icon name="search" />
      <input
        type="search"
        className="form-control"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onFocus={() => setOpen(true)}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <span className="visually-hidden" role="status">
        {shown && search.isSuccess && t('search.results', { count: players.length })}
      </span>
      <div className="search-results" hidden={!shown}>
        <div role="listbox" id={listId} aria-label={t('search.label')}>
          {players.map((player, index) => (
            <SearchResult
              key={player.id}
              player={player}
              id={`${listId}-${index}`}
              selected={index === active}
              onPick={() => go(paths.user(player.id))}
            />
          ))}
        </div>
        {players.length === 0 && (
          <div className="search-note muted">
            {search.isPending && t('search.searching')}
            {search.isError && t('search.failed')}
            {search.isSuccess && t('search.none', { text: asked })}
          </div>
        )}
      </div>
    </search>
  );
}

interface ResultProps {
  player: PlayerRow;
  id: string;
  selected: boolean;
  onPick: () => void;
}

function SearchResult({ player, id, selected, onPick }: ResultProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    // The box keeps the focus; its keys choose among these.
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      role="option"
      id={id}
      aria-selected={selected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      <span className="name">{player.nickname}</span>
      <span className="muted nowrap">
        {t('games', { count: player.games, n: format.number(player.games) })}
      </span>
    </div>
  );
}
