/** Each visit takes a second or two, and a test may take a minute where the machine is slow. */
const BATCH_SIZE = 5;

/**
 * Splits what is only looked at into tests of a few visits each: in a tab that has already loaded the
 * app a visit takes half the processor time that it takes in a new one.
 */
export function inBatches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH_SIZE);
  return Array.from({ length: count }, (_, index) =>
    all.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
}
