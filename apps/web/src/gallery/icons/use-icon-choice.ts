import { useCallback, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';

/** The search of an icon page, and which icon of which set is selected. */
export interface IconChoice {
  search: string;
  setSearch: (search: string) => void;
  chosen: { set: string; icon: IconEntry } | undefined;
  choose: (set: string, icon: IconEntry) => void;
}

export function useIconChoice(): IconChoice {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<IconChoice['chosen']>();
  const choose = useCallback((set: string, icon: IconEntry) => setChosen({ set, icon }), []);
  return { search, setSearch, chosen, choose };
}
