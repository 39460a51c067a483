import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { type PlayersSearch, withText, writePlayersSearch } from './players-search.ts';

const restMs = 200;

/** Searches while typing; the address follows, with one entry in the history for one search. */
export function SearchBox({ search }: { search: PlayersSearch }) {
  const { t } = useTranslation('players');
  const navigate = useNavigate();
  const [text, setText] = useState(search.search);
  const asked = useRef(search.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const latest = useRef(search);
  latest.current = search;
  const state = useLocation().state as { typed?: boolean } | null;
  const back = useNavigationType() === 'POP';
  const typed = state?.typed === true && !back;

  // The way back through the history, and links, change the address under the box. One that was typed
  // here may be shown only when more has been typed since.
  useEffect(() => {
    if (typed || asked.current === search.search) return;
    asked.current = search.search;
    setText(search.search);
  }, [search.search, typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (value: string) => {
    clearTimeout(timer.current);
    const next = value.trim();
    if (next === asked.current) return;
    const replace = asked.current !== '' && next !== '';
    asked.current = next;
    void navigate(paths.users(writePlayersSearch(withText(latest.current, next))), {
      replace,
      state: { typed: true },
      preventScrollReset: true,
    });
  };

  return (
    <search className="players-search">
      <form
        className="icon-field"
        onSubmit={(event) => {
          event.preventDefault();
          ask(text);
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => ask(target.value), restMs);
          }}
        />
      </form>
    </search>
  );
}
