import './search.scss';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { trapFocus } from '../../ui/trap-focus.ts';
import { MAX_TEXT_LENGTH } from './collect-typed-text.ts';
import { closePalette, openPalette, usePalette } from './palette-state.ts';
import { ResultList } from './result-list.tsx';
import { useActionEntries } from './use-action-entries.ts';
import { usePaletteGroups } from './use-palette-groups.ts';
import { useResultCombobox } from './use-result-combobox.ts';
import { useSearchResults } from './use-search-results.ts';
import { useSearchStatus } from './use-search-status.ts';

/** A dialog that finds every page and action. */
export function SearchPalette({ onOpenThemeBuilder }: { onOpenThemeBuilder: () => void }) {
  const { t } = useTranslation(['search', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const { text, wasEnterPressed } = usePalette();
  const entries = useActionEntries(onOpenThemeBuilder);
  const { localGroups, suggestedGroups } = usePaletteGroups(entries);
  const results = useSearchResults(text, localGroups, 6);
  const groups = results.state === 'idle' ? suggestedGroups : results.groups;
  const status = useSearchStatus(results, text);
  const combobox = useResultCombobox({
    text,
    groups,
    isUpToDate: results.isUpToDate,
    selectsFirst: true,
    wasEnterPressed,
    onClose: closePalette,
  });

  // Closed before it is removed: a removed dialog does not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    // The browser makes the rest of the page inert, and restores the focus on closing.
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-modal="true"
      aria-label={t('palette')}
      onKeyDown={(event) => {
        // An overlay below it stays open.
        if (event.key === 'Escape') event.stopPropagation();
        trapFocus(event);
      }}
      onClose={(event) => {
        // In development, React mounts twice and closes the dialog of the first time.
        if (!event.currentTarget.open) closePalette();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) closePalette();
      }}
    >
      <div className="palette-box">
        <div className="palette-top">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_TEXT_LENGTH}
            placeholder={t('placeholder')}
            aria-label={t('placeholder')}
            aria-expanded={groups.length > 0}
            aria-controls={combobox.listId}
            aria-autocomplete="list"
            aria-activedescendant={combobox.activeId}
            value={text}
            onChange={(event) => openPalette(event.target.value)}
            onKeyDown={combobox.onKeyDown}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={t('common:close')}
            onClick={closePalette}
          >
            <Icon name="x" />
          </button>
        </div>
        <ResultList
          groups={groups}
          query={text}
          label={t('results_label')}
          isBusy={!results.isUpToDate}
          combobox={combobox}
        />
        {results.state !== 'done' && status !== '' && <p className="found-status">{status}</p>}
        {results.state === 'done' && groups.length === 0 && (
          <p className="found-status">{status}</p>
        )}
        <div className="palette-foot" aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.move')}
          </span>
          <span>
            <kbd>↵</kbd> {t('keys.open')}
          </span>
          {combobox.active?.remove && (
            <span>
              <kbd>{t('keys.deleteKey')}</kbd> {t('keys.remove')}
            </span>
          )}
          <span className="palette-escape">
            <kbd>Esc</kbd> {t('keys.close')}
          </span>
        </div>
        <span className="visually-hidden" role="status">
          {status || entries.announcement}
        </span>
      </div>
    </dialog>
  );
}
