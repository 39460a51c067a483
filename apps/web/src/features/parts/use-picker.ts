import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { type PartsSearch, partsCodec } from './parts-search.ts';

/** What the URL selects, and how to change it. */
export interface Picker {
  search: PartsSearch;
  /** The address with a change. */
  href: (change: Partial<PartsSearch>) => string;
  /** Goes there without an entry in the browser's history. */
  set: (change: Partial<PartsSearch>) => void;
  /** What is selected after all changes, also those that are not rendered yet: keys are faster. */
  latest: () => PartsSearch;
  /** The address of a part's page, which keeps the tray. */
  partHref: (id: string) => string;
}

/** Returns the state of the picker. @param part the part whose page is open. */
export function usePicker(part?: string): Picker {
  const [urlQuery] = useSearchParams();
  const navigate = useNavigate();
  const text = urlQuery.toString();
  const search = useMemo(() => partsCodec.read(new URLSearchParams(text)), [text]);
  const address = useCallback(
    (change: Partial<PartsSearch>) => {
      const query = partsCodec.write({ ...search, ...change });
      return part === undefined ? paths.partPicker(query) : paths.partFigures(part, query);
    },
    [search, part],
  );
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  }, [search]);
  const latest = useCallback(() => newest.current, []);
  const set = useCallback(
    (change: Partial<PartsSearch>) => {
      newest.current = { ...newest.current, ...change };
      void navigate(address(newest.current), { replace: true, preventScrollReset: true });
    },
    [navigate, address],
  );
  const partHref = useCallback(
    (id: string) => paths.partFigures(id, partsCodec.write(search)),
    [search],
  );
  return { search, href: address, set, latest, partHref };
}
