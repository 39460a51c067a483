import type { MatchFilters } from '@scrapboard/contract';

/** The profile a match was opened from, as stored in the history entry of the match. */
export interface MatchOrigin {
  /** The id of the player whose profile it is. */
  player: string;
  /** The URL of the profile, with tab, filters and page. */
  href: string;
  /** The position of the profile in the browser's history. */
  position: number;
  /** The matches it showed. */
  filters: MatchFilters;
}

/** Returns the position of the current entry in the history, as the router counts. */
export function historyPosition(): number {
  const { idx }: { idx?: unknown } = window.history.state ?? {};
  return typeof idx === 'number' ? idx : 0;
}

/** Returns the origin that a link put into the state of the history; null for any other state. */
export function readMatchOrigin(state: unknown): MatchOrigin | null {
  const { origin }: { origin?: MatchOrigin } = state ?? {};
  return origin ?? null;
}
