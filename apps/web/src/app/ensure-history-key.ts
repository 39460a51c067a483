/** The part of `window.history` that is used. */
type HistoryState = Pick<History, 'state' | 'replaceState'>;

/**
 * Gives the history entry of the first page a unique key. The router would use the key "default" for
 * all of them, and a page opened by its URL would start at the scroll position of another one.
 * Entries that are reloaded or returned to keep their keys.
 */
export function ensureHistoryKey(history: HistoryState): void {
  const state: { key?: string } | null = history.state;
  if (state?.key !== undefined) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
