import { DuckdbError } from '../../duckdb/duckdb-error.ts';
import type { Facts, FactsReader } from './facts-reader.ts';

/** How many times a question is tried if the files that it reads are missing. */
const MAX_ATTEMPTS = 3;

/**
 * Loads an answer from the newest facts, with a lease on them. Tries again with newer ones if that fails,
 * because somebody may have deleted the files nevertheless.
 */
export async function loadWithLease<Answer>(
  factsReader: FactsReader,
  load: (facts: Facts | null) => Promise<Answer>,
): Promise<Answer> {
  let failure: unknown;
  let failedSequence: number | null = null;
  for (let attempt = 1; ; attempt++) {
    const result = await factsReader.withLease(async (facts) => {
      if (failedSequence !== null && facts?.sequence === failedSequence) throw failure;
      try {
        return await load(facts);
      } catch (error) {
        if (!(error instanceof DuckdbError) || facts === null || attempt >= MAX_ATTEMPTS)
          throw error;
        failure = error;
        failedSequence = facts.sequence;
        return null;
      }
    });
    if (result !== null) return result;
  }
}
