/** Whether there are matches besides the sample; the notice above the pages depends on it. */
export interface OwnMatches {
  exist(): boolean;
  set(exist: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** False until the first status arrives. */
export function createOwnMatches(): OwnMatches {
  let current = false;
  const listeners = new Set<() => void>();
  return {
    exist: () => current,
    set(exist) {
      if (exist === current) return;
      current = exist;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
