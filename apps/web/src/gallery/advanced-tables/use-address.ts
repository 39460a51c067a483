import { useSearchParams } from 'react-router';

/**
 * The state of a demo in the address, so that a link shows what its sender saw. Values that are
 * undefined or empty leave the address; what else stands in it stays.
 */
export function useAddress(): [
  URLSearchParams,
  (values: Record<string, string | undefined>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = (values: Record<string, string | undefined>) => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [query, change];
}
