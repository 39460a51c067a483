import type { Condition } from '../build-answer.ts';
import { type BuildRequest, type PartGroup, partGroups, type Term } from '../build-request.ts';
import type { Candidate, Problem } from '../problem/read-problem.ts';
import {
  type Contributions,
  createContributionCalculator,
} from './create-contribution-calculator.ts';
import { maxCountOf } from './max-count-of.ts';

/** A part, or several interchangeable ones, whose number is a variable of the model. */
export interface PartChoice {
  part: Candidate;
  /** 2 where parts come in pairs. */
  step: number;
  /** How many steps of it there can be at most. */
  upper: number;
  /** The parts it represents, and how many steps of each there can be at most. */
  members: readonly { id: string; upper: number }[];
}

/** How many builds are searched for, and how they must differ. */
export interface Diversity {
  count: number;
  difference: NonNullable<BuildRequest['difference']>;
}

interface ComparedChoice extends PartChoice {
  contributions: Contributions;
  isRequired: boolean;
}

/**
 * Returns the parts that builds can have within some limits. With `diversity`, those that the best builds do
 * not need are left out, and interchangeable ones are merged where builds need not differ by them.
 *
 * A part is not needed if, in whatever build has it, a copy of it can be replaced by one of a part that is
 * no worse in anything (see `createContributionCalculator`) and not at its own limit. Both are of one group,
 * so that every limit on counts stays satisfied; limits on sums stay satisfied and no term becomes worse,
 * because no contribution does.
 * The replacements come to an end, because no two parts can replace each other (of equal ones, the first by
 * id counts as better). A build with the part has room for the group's limit minus one other parts of its
 * group, so only a limited number of the better parts can be at their limits: the most if those with the
 * lowest limits are. If builds need not differ by the group, one better part below its limit is enough. If
 * they must differ by one part, it takes `count` of them: each replacement leads to another build, and at
 * most `count - 1` builds have been found before, so one of them is new. If they must differ by more parts
 * than a step, a replacement might be too close to a build found before, so no part is left out.
 */
export function chooseParts(
  problem: Problem,
  conditions: readonly Condition[],
  requestedTerms: ReadonlySet<Term>,
  diversity?: Diversity,
): PartChoice[] {
  const paired = new Set(conditions.flatMap((c) => (c.kind === 'pairs' ? [c.group] : [])));
  const required = new Set(
    conditions.flatMap((c) => (c.kind === 'part' && c.bound === 'min' ? [c.part] : [])),
  );
  const contributionsOf = createContributionCalculator(problem, conditions, requestedTerms);
  const choices = problem.candidates.flatMap((part): ComparedChoice[] => {
    const step = paired.has(part.group) ? 2 : 1;
    const upper = Math.floor(maxCountOf(part, conditions, problem.limits.owned) / step);
    if (upper <= 0) return [];
    const isRequired = required.has(part.id);
    return [
      {
        part,
        step,
        upper,
        members: [{ id: part.id, upper }],
        contributions: contributionsOf(part),
        isRequired,
      },
    ];
  });
  if (diversity === undefined) return choices;
  const chosenParts = partGroups.flatMap((group) => {
    const capacity = Math.floor(groupLimit(conditions, group) / (paired.has(group) ? 2 : 1));
    const choicesOfGroup = choices.filter(({ part }) => part.group === group);
    const mustDiffer = diversity.difference.groups.includes(group);
    const merged = mustDiffer ? choicesOfGroup : mergeEquivalent(choicesOfGroup, capacity);
    const [first] = merged;
    if (first === undefined) return [];
    if (mustDiffer && diversity.difference.parts > first.step) return merged;
    return omitDominated(merged, capacity, mustDiffer ? diversity.count : 1);
  });
  return chosenParts.sort((a, b) => (a.part.id < b.part.id ? -1 : 1));
}

function groupLimit(conditions: readonly Condition[], group: PartGroup): number {
  const limits = conditions.flatMap((c) =>
    c.kind === 'group' && c.group === group && c.bound === 'max' ? [c.value] : [],
  );
  return Math.min(group === 'cabin' ? 1 : Number.POSITIVE_INFINITY, ...limits);
}

/** Returns the parts of a group, with those of equal contributions merged. */
function mergeEquivalent(
  choicesOfGroup: readonly ComparedChoice[],
  capacity: number,
): ComparedChoice[] {
  const merged = new Map<string, ComparedChoice>();
  for (const choice of choicesOfGroup) {
    const { contributions, part, isRequired } = choice;
    const dependsOnCopy = contributions.best.some(
      (best, index) => best !== contributions.worst[index],
    );
    const key = isRequired || dependsOnCopy ? `id ${part.id}` : contributions.best.join();
    const equivalent = merged.get(key);
    merged.set(
      key,
      equivalent === undefined
        ? choice
        : {
            ...equivalent,
            upper: Math.min(Math.max(equivalent.upper, capacity), equivalent.upper + choice.upper),
            members: [...equivalent.members, ...choice.members],
          },
    );
  }
  return [...merged.values()];
}

function omitDominated(
  choicesOfGroup: readonly ComparedChoice[],
  capacity: number,
  neededCount: number,
): ComparedChoice[] {
  return choicesOfGroup.filter((choice) => {
    if (choice.isRequired) return true;
    const uppers = choicesOfGroup
      .filter((other) => dominates(other, choice))
      .map(({ upper }) => upper);
    let availableCount = uppers.length;
    let remaining = capacity - 1;
    for (const upper of uppers.sort((a, b) => a - b)) {
      remaining -= upper;
      if (remaining < 0) break;
      availableCount -= 1;
    }
    return availableCount < neededCount;
  });
}

/** Returns whether a copy of a part can always be replaced by one of another. */
function dominates(
  better: ComparedChoice,
  { contributions: { best }, part }: ComparedChoice,
): boolean {
  if (better.part === part) return false;
  const { worst } = better.contributions;
  if (!best.every((contribution, index) => (worst[index] ?? 0) >= contribution)) return false;
  return (
    best.some((contribution, index) => (worst[index] ?? 0) > contribution) ||
    better.part.id < part.id
  );
}
