import { useCallback, useState } from 'react';
import type { IconEntry } from './icon-entry.ts';

/** What is looked for on a page of icons, and which one was chosen of which set. */
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
