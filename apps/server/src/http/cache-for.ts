/**
 * Returns a function that reads at most once per interval and returns the same result in between. A
 * failed read is not cached.
 */
export function cacheFor<T>(milliseconds: number, load: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (reading !== undefined && now - readAt <= milliseconds) return reading;
    readAt = now;
    const started = load();
    reading = started;
    started.catch(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  };
}
