/** The part of `window.history` that is used. */
type Entries = Pick<History, 'state' | 'replaceState'>;

/**
 * Gives the entry of the history that the page was opened in a key of its own. The router would call
 * each of them "default", so that a page opened by its address began where another one had been
 * scrolled to. An entry that is reloaded or come back to keeps its key.
 */
export function nameHistoryEntry(history: Entries): void {
  const state: { key?: string } | null = history.state;
  if (state?.key !== undefined) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
