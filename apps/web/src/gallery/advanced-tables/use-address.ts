import { useSearchParams } from 'react-router';

/** What of the address changes; undefined and empty values leave it. */
export type AddressValues = Record<string, string | undefined>;

/**
 * The state of a demo in the address, so that a link shows what its sender saw. What else stands in
 * the address stays. The way back leads to the state before; a change that is one of many, such as
 * a letter typed, is not a step of that way. What shows the address is drawn before the change is
 * over: the next click or key, however fast, changes what this one left.
 */
export function useAddress(): [
  query: URLSearchParams,
  change: (values: AddressValues, one?: 'step' | 'of many') => void,
] {
  const [query, setQuery] = useSearchParams();
  const change = (values: AddressValues, one: 'step' | 'of many' = 'step') => {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined || value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: one === 'of many', preventScrollReset: true, flushSync: true },
    );
  };
  return [query, change];
}
