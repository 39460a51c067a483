import { type Aggregate, aggregateKey, type Condition, count, distinct } from '../aggregate.ts';
import type { Dimension } from '../dimensions/dimension.ts';
import { type Plan, usesSource } from '../plan.ts';

/** The key of the aggregate that counts different matches. */
export const distinctMatchesKey = aggregateKey(distinct(['match_id']));
const oncePerMatch: Condition = { column: 'first_of_match', is: true };

/**
 * Returns an aggregate that has the same value and is cheaper, because facts mark one row of each
 * match, and of each match and part.
 */
export function findCheaperAggregate(plan: Plan, aggregate: Aggregate): Aggregate {
  if (aggregateKey(aggregate) === distinctMatchesKey)
    return findCheaperMatchCount(plan) ?? aggregate;
  if (countsVehicles(aggregate) && hasOnePartPerGroup(plan)) return count(aggregate.where);
  return aggregate;
}

/** Returns whether an aggregate counts players in matches. */
export function countsVehicles(aggregate: Aggregate): boolean {
  return aggregate.reduce === 'distinct' && aggregate.columns.join() === 'match_id,player_id';
}

function findCheaperMatchCount(plan: Plan): Aggregate | null {
  const { facts, conditions } = plan;
  if (conditions.some((condition) => isEqual(condition, oncePerMatch))) return count([]);
  if (facts === 'players') {
    const isWhole =
      usesOnly(plan, ({ isPerMatch }) => isPerMatch) && conditions.every(keepsAllHumans);
    return isWhole ? count([oncePerMatch]) : null;
  }
  const isPerMatchOrPart = ({ isPerMatch, source }: Dimension) =>
    isPerMatch || source.from === 'part' || (source.from === 'column' && source.column === 'part');
  const isWhole = usesOnly(plan, isPerMatchOrPart) && conditions.every(keepsAllUses);
  if (facts !== 'parts' || !isWhole || !hasOnePartPerGroup(plan)) return null;
  const column = conditions.some((condition) => condition.column === 'used')
    ? 'first_used'
    : 'first_of_part';
  return count([{ column, is: true }]);
}

/** Returns whether a plan groups and selects only by dimensions of this kind. */
function usesOnly(
  { by, per, selections, omitsHidden }: Plan,
  isAllowed: (dimension: Dimension) => boolean,
): boolean {
  return (
    !omitsHidden && [...by, ...per, ...selections].every(({ dimension }) => isAllowed(dimension))
  );
}

/** Returns whether each group has rows of one part only, and so one row of each vehicle. */
function hasOnePartPerGroup(plan: Plan): boolean {
  const isPart = ({ source }: Dimension) => source.from === 'column' && source.column === 'part';
  return (
    plan.facts === 'parts' &&
    !usesSource(plan, 'others') &&
    ([...plan.by, ...plan.per].some(({ dimension }) => isPart(dimension)) ||
      plan.selections.some(({ dimension, keys }) => isPart(dimension) && keys.length === 1))
  );
}

/** Returns whether a condition keeps all humans of the matches that it keeps. */
function keepsAllHumans(condition: Condition): boolean {
  return isEqual(condition, { column: 'bot', is: false }) || condition.column === 'witnesses';
}

/** Returns whether a condition keeps all parts that dealt damage in the matches that it keeps. */
function keepsAllUses(condition: Condition): boolean {
  return isEqual(condition, { column: 'used', is: true }) || condition.column === 'witnesses';
}

function isEqual(a: Condition, b: Condition): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
