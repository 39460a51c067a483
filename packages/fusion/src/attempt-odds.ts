import type { AttemptChain } from './attempt-chain.ts';

/** Limits the number of attempts to whole numbers that doubles represent exactly. */
const MAX_DOUBLINGS = 52;

/** How many attempts it takes until the first success. */
export interface AttemptOdds {
  /** Returns the chance of a success within a number of attempts. */
  within(attempts: number): number;
  /** Returns the fewest attempts that succeed with at least a given chance; null if no number does. */
  quantile(chance: number): number | null;
}

/**
 * Computes the odds of a chain that starts without any accepted option. Powers of the matrix of
 * transitions by repeated squaring make any number of attempts cheap.
 */
export function computeAttemptOdds({ canSucceed, transitions }: AttemptChain): AttemptOdds {
  const powers: number[][][] = [transitions];
  const power = (doublings: number) => {
    while (powers.length <= doublings) powers.push(square(powers.at(-1) as number[][]));
    return powers[doublings] as number[][];
  };
  const start = transitions.map((_, set) => Number(set === 0));
  return {
    within(attempts) {
      if (!canSucceed) return 0;
      let remaining = start;
      for (
        let attemptsLeft = attempts, doublings = 0;
        attemptsLeft >= 1;
        attemptsLeft = Math.floor(attemptsLeft / 2), doublings++
      ) {
        if (attemptsLeft % 2 >= 1) remaining = advance(remaining, power(doublings));
      }
      return 1 - sumChances(remaining);
    },
    quantile(chance) {
      if (chance <= 0) return 0;
      if (!canSucceed) return null;
      const maxRemaining = 1 - chance;
      let doublings = 0;
      while (sumChances(advance(start, power(doublings))) > maxRemaining) {
        if (++doublings > MAX_DOUBLINGS) return null;
      }
      // The largest number of attempts that is not enough, from its highest bit down.
      let attempts = 0;
      let remaining = start;
      for (; doublings >= 0; doublings--) {
        const next = advance(remaining, power(doublings));
        if (sumChances(next) <= maxRemaining) continue;
        remaining = next;
        attempts += 2 ** doublings;
      }
      return attempts + 1;
    },
  };
}

/** Returns the chances of the states after the steps of a matrix. */
function advance(chances: readonly number[], matrix: number[][]): number[] {
  return chances.map((_, next) =>
    matrix.reduce((sum, row, set) => sum + (chances[set] ?? 0) * (row[next] ?? 0), 0),
  );
}

function square(matrix: number[][]): number[][] {
  return matrix.map((row) => advance(row, matrix));
}

function sumChances(chances: readonly number[]): number {
  return chances.reduce((sum, chance) => sum + chance, 0);
}
