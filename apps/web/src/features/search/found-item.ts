import type { IconName } from '../../ui/icon.tsx';

/** One line of the results: a place to go to, or something to do. */
export interface FoundItem {
  key: string;
  title: string;
  icon: IconName;
  /** What stands beside it, quieter. */
  note?: string;
  /** Of a title that is not in the viewer's language. */
  lang?: string;
  /** Its title is no name, so nothing in it is marked as found. */
  plain?: boolean;
  /** Already so: the theme that is shown, the language that is spoken. */
  current?: boolean;
  to?: string;
  /** An address of another site. */
  href?: string;
  /** What choosing it does; where it gives `stay` the results remain open. */
  run?: () => void | Promise<void>;
  stay?: boolean;
  /** Takes it off the list. */
  remove?: () => void;
}

export interface FoundGroup {
  key: string;
  title: string;
  items: FoundItem[];
}

/** Where the answer to what was typed is. */
export type SearchState = 'empty' | 'searching' | 'failed' | 'done';

export interface Found {
  groups: FoundGroup[];
  state: SearchState;
  /** Whether the groups answer to what stands in the box now. */
  settled: boolean;
}
