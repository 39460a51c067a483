import type { Aggregate, Condition } from '../aggregate.ts';

/** Rows of finished matches. */
const isFinished: Condition = { column: 'result', known: true };
const isUnfinished: Condition = { column: 'result', known: false };

interface FinishedRows {
  /** The same aggregates of rows that meet `only`. */
  aggregates: readonly Aggregate[];
  only: Condition;
  /** The rows of which none counts. */
  except: Condition;
}

/**
 * Returns what aggregates count if no row of an unfinished match counts for any of them: leaving those
 * rows out once is cheaper than for every aggregate. Null if some count for one.
 */
export function finishedRows(aggregates: readonly Aggregate[]): FinishedRows | null {
  const counting = aggregates.filter(({ reduce }) => reduce !== 'calibration');
  const countsFinished = ({ where }: Aggregate) =>
    where.some((condition) => isSame(condition) || isResult(condition));
  if (counting.length === 0 || !counting.every(countsFinished)) return null;
  return {
    aggregates: aggregates.map((aggregate) => ({
      ...aggregate,
      where: aggregate.where.filter((condition) => !isSame(condition)),
    })),
    only: isFinished,
    except: isUnfinished,
  };
}

const isSame = (condition: Condition) =>
  'known' in condition && condition.known && condition.column === 'result';
const isResult = (condition: Condition) => 'is' in condition && condition.column === 'result';
