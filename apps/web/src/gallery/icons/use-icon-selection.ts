import { useCallback, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';

/** The search of an icon page, and which icon of which set is selected. */
export interface IconSelection {
  search: string;
  setSearch: (search: string) => void;
  selected: { set: string; icon: IconEntry } | undefined;
  select: (set: string, icon: IconEntry) => void;
}

export function useIconSelection(): IconSelection {
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<IconSelection['selected']>();
  const select = useCallback((set: string, icon: IconEntry) => setSelected({ set, icon }), []);
  return { search, setSearch, selected, select };
}
