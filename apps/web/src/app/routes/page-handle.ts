import type { UIMatch } from 'react-router';
import type { TextKey } from '../../pages/page.ts';
import type { SidebarSection } from '../sidebar/sections.ts';

/** What a route passes to the layout and the heading, as its `handle`. */
export interface PageHandle {
  /** The title of a page whose title never changes. */
  title?: TextKey | undefined;
  /** The sidebar of an area with its own. */
  sidebar?: SidebarSection[];
  /** The language of an area that exists in one language only. */
  lang?: string;
}

/** Returns the merged handles of the current routes; the innermost route takes precedence. */
export function mergePageHandles(matches: UIMatch[]): PageHandle {
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}
