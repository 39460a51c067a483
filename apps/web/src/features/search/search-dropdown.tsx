import './search.scss';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { paths } from '../../paths.ts';
import { remember } from '../../recents.ts';
import { ResultList } from './result-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useFound } from './use-found.ts';
import { usePageEntries } from './use-page-entries.ts';
import { useRecentItems } from './use-recent-items.ts';
import { useSearchStatus } from './use-search-status.ts';

/** What the search box needs to know about its listbox. */
export interface ListState {
  listId: string;
  shown: boolean;
  activeId: string | undefined;
}

interface Props {
  text: string;
  open: boolean;
  keys: RefObject<((event: KeyboardEvent) => void) | null>;
  onState: (state: ListState) => void;
  onLeave: () => void;
}

/** The dropdown of the search box: players, parts, maps and pages, or what was opened last. */
export function SearchDropdown({ text, open, keys, onState, onLeave }: Props) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { user } = useAuth();
  const { pages, loading } = usePageEntries();
  const recent = useRecentItems(pages);
  const local = useMemo(
    () => [{ key: 'pages', title: t('groups.pages'), entries: pages, limit: 5, loading }],
    [t, pages, loading],
  );
  const found = useFound(text, local, 5);
  const { state, settled } = found;
  const groups =
    state === 'empty' && recent.length > 0
      ? [{ key: 'recent', title: t('groups.recent'), items: recent }]
      : found.groups;
  const status = useSearchStatus(found, text);

  const goToList = () => {
    const search = text.trim();
    if (search !== '') remember({ kind: 'search', text: search }, user?.id);
    onLeave();
    void navigate(paths.users({ search }));
  };
  const combobox = useCombobox({
    text,
    groups,
    settled,
    firstChosen: false,
    onClose: onLeave,
    onEnter: goToList,
  });
  const { listId, activeId, onKeyDown } = combobox;
  const shown = open && (groups.length > 0 || status !== '');
  useImperativeHandle(keys, () => onKeyDown);
  useEffect(() => onState({ listId, shown, activeId }), [onState, listId, shown, activeId]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {open && status}
      </span>
      <div className="search-dropdown" hidden={!shown}>
        <ResultList
          groups={groups}
          query={text}
          label={t('results_label')}
          busy={!settled}
          combobox={combobox}
        />
        {status !== '' && state !== 'done' && <p className="found-status">{status}</p>}
        {state === 'done' && groups.length === 0 && <p className="found-status">{status}</p>}
      </div>
    </>
  );
}
