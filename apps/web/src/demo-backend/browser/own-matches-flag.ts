/** Whether there are matches besides the sample; the notice above the pages depends on it. */
export interface OwnMatchesFlag {
  hasAny(): boolean;
  set(hasAny: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the flag, which is false until the first status arrives. */
export function createOwnMatchesFlag(): OwnMatchesFlag {
  let current = false;
  const listeners = new Set<() => void>();
  return {
    hasAny: () => current,
    set(hasAny) {
      if (hasAny === current) return;
      current = hasAny;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
