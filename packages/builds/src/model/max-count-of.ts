import type { Condition } from '../build-answer.ts';
import type { BuildLimits } from '../build-request.ts';
import type { Candidate } from '../problem/read-problem.ts';

/** Returns how many copies of a part these conditions allow. */
export function maxCountOf(
  part: Candidate,
  conditions: readonly Condition[],
  owned: BuildLimits['owned'] = {},
): number {
  const ownedCount = owned[part.id] ?? 0;
  let maxCount = part.group === 'cabin' ? Math.min(1, part.maxCount) : part.maxCount;
  const limitTo = (count: number) => {
    maxCount = Math.min(maxCount, count);
  };
  for (const condition of conditions) {
    switch (condition.kind) {
      case 'powerScore':
        if (condition.bound === 'max' && part.powerScore > 0) {
          limitTo(Math.max(0, Math.floor(condition.value / part.powerScore)));
        }
        break;
      case 'group':
        if (condition.bound === 'max' && condition.group === part.group) limitTo(condition.value);
        break;
      case 'copies':
        if (condition.group === part.group) limitTo(condition.value);
        break;
      case 'part':
        if (condition.bound === 'max' && condition.part === part.id) limitTo(condition.value);
        break;
      case 'ownedOnly':
        limitTo(ownedCount);
        break;
      case 'factionLevel':
        if (condition.faction === part.faction && (part.level ?? 0) > condition.value) {
          limitTo(ownedCount);
        }
        break;
      default:
    }
  }
  return maxCount;
}
