import type { UIMatch } from 'react-router';
import type { SidebarSection } from '../sidebar/sections.ts';

/** What a route tells the layout around it, as its `handle`. */
export interface PageHandle {
  /** The sidebar of an area that has one of its own. */
  sidebar?: SidebarSection[];
  /** The language of an area that is written in one only. */
  lang?: string;
}

/** What the routes of the present page say together; the innermost has the last word. */
export function pageHandle(matches: UIMatch[]): PageHandle {
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}
