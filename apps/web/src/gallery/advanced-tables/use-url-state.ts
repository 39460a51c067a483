import { useSearchParams } from 'react-router';

/** The query parameters to change; undefined and empty values remove one. */
export type UrlValues = Record<string, string | undefined>;

/**
 * Keeps a demo’s state in the URL, so that a shared link shows the same state. Other parameters are
 * kept. Back returns to the previous state; minor changes, such as a typed letter, use `replace` and
 * add no history entry. The page renders synchronously, so that a click or key that follows quickly
 * sees the new state.
 */
export function useUrlState(): [
  query: URLSearchParams,
  change: (values: UrlValues, history?: 'push' | 'replace') => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = (values: UrlValues, history: 'push' | 'replace' = 'push') => {
    setQuery(
      (previous) => {
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: history === 'replace', preventScrollReset: true, flushSync: true },
    );
  };
  return [query, change];
}
