import type { IconName } from '../../ui/icon.tsx';

/** One result: a page or an action. */
export interface FoundItem {
  key: string;
  title: string;
  icon: IconName;
  /** Shown beside the title in a muted colour. */
  note?: string;
  /** The language of the title, if it is not the viewer's. */
  lang?: string;
  /** The title is not a name, so no match is highlighted in it. */
  plain?: boolean;
  /** Already chosen, such as the current theme or language. */
  current?: boolean;
  to?: string;
  /** A URL of another site. */
  href?: string;
  /** Runs when it is chosen; with `stay`, the results stay open. */
  run?: () => void | Promise<void>;
  stay?: boolean;
  /** Removes it from the list. */
  remove?: () => void;
}

export interface FoundGroup {
  key: string;
  title: string;
  items: FoundItem[];
}

/** The state of the search for what was typed. */
export type SearchState = 'empty' | 'searching' | 'failed' | 'done';

export interface Found {
  groups: FoundGroup[];
  state: SearchState;
  /** Whether the groups are the results for the current text. */
  settled: boolean;
}
