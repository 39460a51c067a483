import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { type PartsSearch, partsCodec } from './parts-search.ts';

/** What the URL selects, and how to change it. */
export interface Picker {
  search: PartsSearch;
  /** Returns the URL after a change. */
  href: (change: Partial<PartsSearch>) => string;
  /** Navigates to that URL, replacing the entry in the browser's history. */
  set: (change: Partial<PartsSearch>) => void;
  /** Returns the search after all changes, even those not rendered yet: keys can be faster than React. */
  latest: () => PartsSearch;
  /** Returns the URL of a part's page, which keeps the tray. */
  partHref: (id: string) => string;
}

/** Returns the state of the picker. @param part the part whose page is open. */
export function usePicker(part?: string): Picker {
  const [urlQuery] = useSearchParams();
  const navigate = useNavigate();
  const text = urlQuery.toString();
  const search = useMemo(() => partsCodec.read(new URLSearchParams(text)), [text]);
  const addressOf = useCallback(
    (selected: PartsSearch) => {
      const query = partsCodec.write(selected);
      return part === undefined ? paths.partPicker(query) : paths.partFigures(part, query);
    },
    [part],
  );
  const hrefWith = useCallback(
    (change: Partial<PartsSearch>) => addressOf({ ...search, ...change }),
    [addressOf, search],
  );
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const latest = useCallback(() => newest.current, []);
  const set = useCallback(
    (change: Partial<PartsSearch>) => {
      newest.current = { ...newest.current, ...change };
      void navigate(addressOf(newest.current), { replace: true, preventScrollReset: true });
    },
    [navigate, addressOf],
  );
  const partHref = useMemo(() => {
    const query = partsCodec.write(search);
    return (id: string) => paths.partFigures(id, query);
  }, [search]);
  return { search, href: hrefWith, set, latest, partHref };
}
