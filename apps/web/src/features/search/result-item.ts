import type { IconName } from '../../ui/icon.tsx';

/** One result: a page or an action. */
export interface ResultItem {
  key: string;
  title: string;
  icon: IconName;
  /** Shown beside the title in a muted colour. */
  note?: string;
  /** The language of the title, if it is not the viewer's. */
  lang?: string;
  /** Whether no match is highlighted in the title, because it is not a name. */
  isPlain?: boolean;
  /** Whether it is already selected, such as the current theme or language. */
  isCurrent?: boolean;
  to?: string;
  /** A URL of another site. */
  href?: string;
  /** Runs when it is chosen. */
  run?: () => void | Promise<void>;
  /** Whether the results stay open after it is chosen. */
  staysOpen?: boolean;
  /** Removes it from the list. */
  remove?: () => void;
}

export interface ResultGroup {
  key: string;
  title: string;
  items: ResultItem[];
}

/** The state of the search for what was typed; idle if nothing is. */
export type SearchState = 'idle' | 'searching' | 'failed' | 'done';

export interface SearchResults {
  groups: ResultGroup[];
  state: SearchState;
  /** Whether the groups are the results for the current text. */
  isUpToDate: boolean;
}
