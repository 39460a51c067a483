import { useCallback, useMemo } from 'react';
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
  const set = useCallback(
    (change: Partial<PartsSearch>) =>
      void navigate(address(change), { replace: true, preventScrollReset: true }),
    [navigate, address],
  );
  const partHref = useCallback(
    (id: string) => paths.partFigures(id, partsCodec.write(search)),
    [search],
  );
  return { search, href: address, set, partHref };
}
