import { type Aggregate, aggregateKey, type Condition, count, distinct } from '../aggregate.ts';
import type { Plan } from '../plan.ts';

const distinctMatches = aggregateKey(distinct(['match_id']));
const oncePerMatch = count([{ column: 'first_of_match', is: true }]);

/**
 * Returns an aggregate that has the same value and is cheaper: where all human rows of a match are in
 * one group or none is, matches are counted by the row that stands for each.
 */
export function cheaperAggregate(plan: Plan, aggregate: Aggregate): Aggregate {
  const isOfMatches = aggregateKey(aggregate) === distinctMatches;
  return isOfMatches && countsWholeMatches(plan) ? oncePerMatch : aggregate;
}

function countsWholeMatches(plan: Plan): boolean {
  const { facts, by, per, selections, conditions, omitsHidden } = plan;
  return (
    facts === 'players' &&
    !omitsHidden &&
    [...by, ...per, ...selections].every(({ dimension }) => dimension.ofMatch) &&
    conditions.every(holdsForWholeMatch)
  );
}

function holdsForWholeMatch(condition: Condition): boolean {
  if (condition.column === 'bot') return 'is' in condition && condition.is === false;
  return condition.column === 'witnesses';
}
