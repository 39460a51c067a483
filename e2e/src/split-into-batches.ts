/** Each visit takes a second or two, and a test may take at most a minute on a slow machine. */
const BATCH_SIZE = 5;

/**
 * Splits pages to check into tests of a few visits each: in a tab that has already loaded the app,
 * a visit takes half the processor time that it takes in a new one.
 */
export function splitIntoBatches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
