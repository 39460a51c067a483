import { type KeyboardEvent, lazy, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { prefetch } from '../../app/prefetch-pages.ts';
import { paths } from '../../paths.ts';
import { SilentRecovery } from '../../query-states/silent-recovery.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MAX_TEXT_LENGTH } from './collect-typed-text.ts';
import { loadDropdown, loadPalette } from './load-search.ts';
import { openPalette } from './palette-state.ts';
import type { ListState } from './search-dropdown.tsx';
import { isPaletteKey, shortcutName, shortcutText } from './shortcut.ts';

const Dropdown = lazy(loadDropdown);

/**
 * The search of the navbar: a box that shows results while typing, or on narrow screens a button
 * that opens the palette. The dropdown is loaded when the box first gets the focus.
 */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isRequested, setIsRequested] = useState(false);
  const [listState, setListState] = useState<ListState>();
  const keyHandler = useRef<((event: KeyboardEvent) => void) | null>(null);

  const requestDropdown = () => setIsRequested(true);
  const closeAndClear = useCallback(() => {
    setIsOpen(false);
    setText('');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isPaletteKey(event.nativeEvent)) {
      event.preventDefault();
      openPalette(text);
      closeAndClear();
      return;
    }
    if (event.key === 'Escape') {
      if (isOpen && listState?.isShown) setIsOpen(false);
      else setText('');
    } else if (keyHandler.current === null) {
      if (event.key !== 'Enter') return;
      closeAndClear();
      void navigate(paths.players({ search: text.trim() }));
    } else {
      if (event.key.startsWith('Arrow')) setIsOpen(true);
      keyHandler.current(event);
    }
  };
  const isShown = isOpen && listState?.isShown === true;

  return (
    <>
      <search className="search icon-field">
        <Icon name="search" />
        <input
          type="search"
          className="form-control"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TEXT_LENGTH}
          placeholder={t('search.placeholder')}
          aria-label={t('search.label')}
          aria-keyshortcuts={shortcutName}
          aria-expanded={isShown}
          aria-controls={listState?.listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? listState.activeId : undefined}
          value={text}
          onPointerEnter={() => void prefetch(loadDropdown)}
          onChange={(event) => {
            requestDropdown();
            setText(event.target.value);
            setIsOpen(true);
          }}
          onFocus={() => {
            requestDropdown();
            setIsOpen(true);
          }}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
        />
        <span className="search-key" aria-hidden="true">
          {shortcutText}
        </span>
        {isRequested && (
          // Without it, Enter still leads to the list of players.
          <ErrorBoundary
            fallback={(failure, retry) => <SilentRecovery failure={failure} onRetry={retry} />}
          >
            <Suspense fallback={null}>
              <Dropdown
                text={text}
                open={isOpen}
                keyHandler={keyHandler}
                onStateChange={setListState}
                onClose={closeAndClear}
              />
            </Suspense>
          </ErrorBoundary>
        )}
      </search>
      <button
        type="button"
        className="icon-button search-button"
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        onPointerEnter={() => void prefetch(loadPalette)}
        onClick={() => openPalette()}
      >
        <Icon name="search" />
      </button>
    </>
  );
}
