/** Whether there are matches beside the samples, for the notice above the pages. */
export interface OwnMatches {
  exist(): boolean;
  set(exist: boolean): void;
  subscribe(listener: () => void): () => void;
}

/** Returns it for a page that has not received its first status yet. */
export function createOwnMatches(): OwnMatches {
  let known = false;
  const listeners = new Set<() => void>();
  return {
    exist: () => known,
    set(exist) {
      if (exist === known) return;
      known = exist;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
