import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  changeSearch,
  MAX_SEARCH_LENGTH,
  type PlayersSearch,
  playersCodec,
} from './players-search.ts';

/** Time without a key press before a search. */
const DEBOUNCE_MS = 200;

/** Searches while typing and keeps the text in the URL, with one history entry for each search. */
export function SearchBox({ search }: { search: PlayersSearch }) {
  const { t } = useTranslation('players');
  const navigate = useNavigate();
  const [text, setText] = useState(search.search);
  const requestedText = useRef(search.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const latestSearch = useRef(search);
  latestSearch.current = search;
  const state = useLocation().state as { isTyped?: boolean } | null;
  const isBack = useNavigationType() === 'POP';
  const isFromTyping = state?.isTyped === true && !isBack;

  // Links and going back change the search in the URL. A URL that was typed here may arrive after more
  // has been typed.
  useEffect(() => {
    if (isFromTyping || requestedText.current === search.search) return;
    requestedText.current = search.search;
    setText(search.search);
  }, [search.search, isFromTyping]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const submit = (value: string) => {
    clearTimeout(timer.current);
    const newText = value.trim();
    if (newText === requestedText.current) return;
    const replace = requestedText.current !== '' && newText !== '';
    requestedText.current = newText;
    void navigate(
      paths.players(playersCodec.write(changeSearch(latestSearch.current, { search: newText }))),
      {
        replace,
        state: { isTyped: true },
        preventScrollReset: true,
      },
    );
  };

  return (
    <search className="players-search">
      <form
        className="icon-field"
        onSubmit={(event) => {
          event.preventDefault();
          submit(text);
        }}
      >
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => submit(target.value), DEBOUNCE_MS);
          }}
        />
      </form>
    </search>
  );
}
