import './search.scss';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAuth } from '../../account/use-auth.ts';
import { paths } from '../../paths.ts';
import { recordVisit } from '../../recents.ts';
import { ResultList } from './result-list.tsx';
import { usePageEntries } from './use-page-entries.ts';
import { useRecentItems } from './use-recent-items.ts';
import { useResultCombobox } from './use-result-combobox.ts';
import { useSearchResults } from './use-search-results.ts';
import { useSearchStatus } from './use-search-status.ts';

/** The state of the listbox, for the ARIA attributes of the search box. */
export interface ListState {
  listId: string;
  isShown: boolean;
  activeId: string | undefined;
}

interface Props {
  text: string;
  open: boolean;
  keyHandler: RefObject<((event: KeyboardEvent) => void) | null>;
  onStateChange: (state: ListState) => void;
  onClose: () => void;
}

/** The dropdown of the search box: players, parts, maps and pages, or what was opened last. */
export function SearchDropdown({ text, open, keyHandler, onStateChange, onClose }: Props) {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const { user } = useAuth();
  const { pages, isLoading } = usePageEntries();
  const recentItems = useRecentItems(pages);
  const localGroups = useMemo(
    () => [{ key: 'pages', title: t('groups.pages'), entries: pages, limit: 5, isLoading }],
    [t, pages, isLoading],
  );
  const results = useSearchResults(text, localGroups, 5);
  const { state, isUpToDate } = results;
  const groups =
    state === 'idle' && recentItems.length > 0
      ? [{ key: 'recent', title: t('groups.recent'), items: recentItems }]
      : results.groups;
  const status = useSearchStatus(results, text);

  const openPlayerList = () => {
    const search = text.trim();
    if (search !== '') recordVisit({ kind: 'search', text: search }, user?.id);
    onClose();
    void navigate(paths.players({ search }));
  };
  const combobox = useResultCombobox({
    text,
    groups,
    isUpToDate,
    selectsFirst: false,
    onClose,
    onEnter: openPlayerList,
  });
  const { listId, activeId, onKeyDown } = combobox;
  const isShown = open && (groups.length > 0 || status !== '');
  useImperativeHandle(keyHandler, () => onKeyDown);
  useEffect(
    () => onStateChange({ listId, isShown, activeId }),
    [onStateChange, listId, isShown, activeId],
  );

  return (
    <>
      <span className="visually-hidden" role="status">
        {open && status}
      </span>
      <div className="search-dropdown" hidden={!isShown}>
        <ResultList
          groups={groups}
          query={text}
          label={t('results_label')}
          isBusy={!isUpToDate}
          combobox={combobox}
        />
        {status !== '' && state !== 'done' && <p className="found-status">{status}</p>}
        {state === 'done' && groups.length === 0 && <p className="found-status">{status}</p>}
      </div>
    </>
  );
}
