import type { Condition } from '../build-answer.ts';
import { type BuildRequest, type PartGroup, partGroups, type Term } from '../build-request.ts';
import type { Candidate, Problem } from '../problem/read-problem.ts';
import { maxCountOf } from './max-count-of.ts';
import { type Merits, partMerits } from './part-merits.ts';

/** A part, or several interchangeable ones, whose number is a variable of the model. */
export interface PartChoice {
  part: Candidate;
  /** 2 where parts come in pairs. */
  step: number;
  /** How many steps of it there can be at most. */
  upper: number;
  /** The parts it represents, and how many steps of each there can be at most. */
  alike: readonly { id: string; upper: number }[];
}

/** How many builds are searched for, and how they must differ. */
export interface Distinct {
  count: number;
  difference: NonNullable<BuildRequest['difference']>;
}

interface RatedChoice extends PartChoice {
  merits: Merits;
  isRequired: boolean;
}

/**
 * Returns the parts that builds can have within some limits. With `distinct`, those that the best builds do
 * not need are left out, and interchangeable ones are merged where builds need not differ by them.
 *
 * A part is not needed if, in whatever build has it, a copy of it can be replaced by one of a part that is
 * no worse in anything (see `partMerits`) and not at its own limit. Both are of one group, so that every
 * limit on counts stays kept; limits on sums stay kept and no term becomes worse, because no merit does.
 * Since no two parts can replace each other (of equal ones, the first by id counts as better), replacing
 * ends. In a build with the part, the rest of its group is at most one fewer than the group may have, so
 * only so many of the better parts can be at their limits: the most if these have the lowest limits. If
 * builds need not differ by the group, one better part below its limit is enough. If they must differ by
 * one part, `count` of them are: each replacement leads to another build, and at most `count - 1` builds
 * have been found before, so one of them is new. If they must differ by more parts than a step, a
 * replacement might be too close to a build found before, so all parts are kept.
 */
export function chooseParts(
  problem: Problem,
  conditions: readonly Condition[],
  wanted: ReadonlySet<Term>,
  distinct?: Distinct,
): PartChoice[] {
  const paired = new Set(conditions.flatMap((c) => (c.kind === 'pairs' ? [c.group] : [])));
  const required = new Set(
    conditions.flatMap((c) => (c.kind === 'part' && c.bound === 'min' ? [c.part] : [])),
  );
  const meritsOf = partMerits(problem, conditions, wanted);
  const choices = problem.candidates.flatMap((part): RatedChoice[] => {
    const step = paired.has(part.group) ? 2 : 1;
    const upper = Math.floor(maxCountOf(part, conditions, problem.limits.owned) / step);
    if (upper <= 0) return [];
    const isRequired = required.has(part.id);
    return [
      { part, step, upper, alike: [{ id: part.id, upper }], merits: meritsOf(part), isRequired },
    ];
  });
  if (distinct === undefined) return choices;
  const kept = partGroups.flatMap((group) => {
    const room = Math.floor(groupLimit(conditions, group) / (paired.has(group) ? 2 : 1));
    const all = choices.filter(({ part }) => part.group === group);
    const differs = distinct.difference.groups.includes(group);
    const merged = differs ? all : mergeAlike(all, room);
    const [first] = merged;
    if (first === undefined) return [];
    if (differs && distinct.difference.parts > first.step) return merged;
    return omitUnneeded(merged, room, differs ? distinct.count : 1);
  });
  return kept.sort((a, b) => (a.part.id < b.part.id ? -1 : 1));
}

function groupLimit(conditions: readonly Condition[], group: PartGroup): number {
  const limits = conditions.flatMap((c) =>
    c.kind === 'group' && c.group === group && c.bound === 'max' ? [c.value] : [],
  );
  return Math.min(group === 'cabin' ? 1 : Number.POSITIVE_INFINITY, ...limits);
}

/** Returns the parts of a group, with those of the same merits merged. */
function mergeAlike(all: readonly RatedChoice[], room: number): RatedChoice[] {
  const merged = new Map<string, RatedChoice>();
  for (const choice of all) {
    const { merits, part, isRequired } = choice;
    const dependsOnCopy = merits.best.some((best, index) => best !== merits.worst[index]);
    const key = isRequired || dependsOnCopy ? `id ${part.id}` : merits.best.join();
    const same = merged.get(key);
    merged.set(
      key,
      same === undefined
        ? choice
        : {
            ...same,
            upper: Math.min(Math.max(same.upper, room), same.upper + choice.upper),
            alike: [...same.alike, ...choice.alike],
          },
    );
  }
  return [...merged.values()];
}

function omitUnneeded(all: readonly RatedChoice[], room: number, needed: number): RatedChoice[] {
  return all.filter((choice) => {
    if (choice.isRequired) return true;
    const uppers = all.filter((other) => replaces(other, choice)).map(({ upper }) => upper);
    let free = uppers.length;
    let left = room - 1;
    for (const upper of uppers.sort((a, b) => a - b)) {
      left -= upper;
      if (left < 0) break;
      free -= 1;
    }
    return free < needed;
  });
}

/** Returns whether a copy of a part can always be replaced by one of another. */
function replaces(better: RatedChoice, { merits: { best }, part }: RatedChoice): boolean {
  if (better.part === part) return false;
  const { worst } = better.merits;
  if (!best.every((merit, index) => (worst[index] ?? 0) >= merit)) return false;
  return best.some((merit, index) => (worst[index] ?? 0) > merit) || better.part.id < part.id;
}
