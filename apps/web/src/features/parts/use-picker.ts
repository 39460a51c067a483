import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLatestQuery } from '../../filters/use-latest-query.ts';
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
  readLatest: () => PartsSearch;
  /** Returns the URL of a part's page, which keeps the tray. */
  partHref: (id: string) => string;
}

/** Returns the state of the picker. @param part the part whose page is open. */
export function usePicker(part?: string): Picker {
  const [urlQuery] = useSearchParams();
  const latestQuery = useLatestQuery();
  const readLatest = useCallback(() => partsCodec.read(latestQuery()), [latestQuery]);
  const navigate = useNavigate();
  const queryText = urlQuery.toString();
  const search = useMemo(() => partsCodec.read(new URLSearchParams(queryText)), [queryText]);
  const urlOf = useCallback(
    (newSearch: PartsSearch) => {
      const query = partsCodec.write(newSearch);
      return part === undefined ? paths.partPicker(query) : paths.partFigures(part, query);
    },
    [part],
  );
  const href = useCallback(
    (change: Partial<PartsSearch>) => urlOf({ ...search, ...change }),
    [urlOf, search],
  );
  const set = useCallback(
    (change: Partial<PartsSearch>) =>
      void navigate(urlOf({ ...readLatest(), ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
    [navigate, readLatest, urlOf],
  );
  const partHref = useMemo(() => {
    const query = partsCodec.write(search);
    return (id: string) => paths.partFigures(id, query);
  }, [search]);
  return { search, href, set, readLatest, partHref };
}
