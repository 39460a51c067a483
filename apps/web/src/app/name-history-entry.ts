/** The part of `window.history` that is used. */
type Entries = Pick<History, 'state' | 'replaceState'>;

/**
 * Gives the history entry of the first page a key of its own. The router would name each of them
 * "default", so that a page opened by its address started at another one's scroll position. Entries
 * that are reloaded or returned to keep their keys.
 */
export function nameHistoryEntry(history: Entries): void {
  const state: { key?: string } | null = history.state;
  if (state?.key !== undefined) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
