/** Whether there are matches besides the sample; the notice above the pages depends on it. */
export interface OwnMatches {
  hasAny(): boolean;
  set(hasAny: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** False until the first status arrives. */
export function createOwnMatches(): OwnMatches {
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
