/**
 * Returns a function that loads at most once per `ttlMs` and returns the same result in between. A
 * failed load is not cached.
 */
export function cacheFor<T>(ttlMs: number, load: () => Promise<T>): () => Promise<T> {
  let lastLoad: Promise<T> | undefined;
  let loadedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (lastLoad !== undefined && now - loadedAt <= ttlMs) return lastLoad;
    loadedAt = now;
    const newLoad = load();
    lastLoad = newLoad;
    newLoad.catch(() => {
      if (lastLoad === newLoad) lastLoad = undefined;
    });
    return newLoad;
  };
}
