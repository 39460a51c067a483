import type { Aggregate, Condition } from '../aggregate.ts';

/** Rows of finished matches. */
const finishedCondition: Condition = { column: 'result', known: true };
const unfinishedCondition: Condition = { column: 'result', known: false };

interface HoistedCondition {
  /** The aggregates without the condition `only`. */
  aggregates: readonly Aggregate[];
  only: Condition;
  /** The opposite of `only`: the rows that no aggregate counts. */
  except: Condition;
}

/**
 * Moves the condition that a match is finished out of aggregates that all have it: checking it once per
 * row is cheaper than once per aggregate. Returns null if an aggregate counts unfinished matches.
 */
export function hoistFinishedCondition(aggregates: readonly Aggregate[]): HoistedCondition | null {
  const countingAggregates = aggregates.filter(({ reduce }) => reduce !== 'calibration');
  const countsFinished = ({ where }: Aggregate) =>
    where.some((condition) => requiresResult(condition) || requiresOneResult(condition));
  if (countingAggregates.length === 0 || !countingAggregates.every(countsFinished)) return null;
  return {
    aggregates: aggregates.map((aggregate) => ({
      ...aggregate,
      where: aggregate.where.filter((condition) => !requiresResult(condition)),
    })),
    only: finishedCondition,
    except: unfinishedCondition,
  };
}

/** Returns whether conditions select only rows of unfinished matches. */
export function isUnfinishedOnly(conditions: readonly Condition[]): boolean {
  return conditions.includes(unfinishedCondition);
}

const requiresResult = (condition: Condition) =>
  'known' in condition && condition.known && condition.column === 'result';
const requiresOneResult = (condition: Condition) =>
  'is' in condition && condition.column === 'result';
