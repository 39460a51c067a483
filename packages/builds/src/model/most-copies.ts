import type { Condition } from '../build-answer.ts';
import type { BuildLimits } from '../build-request.ts';
import type { Candidate } from '../problem/read-problem.ts';

/** Returns how many of a part there can be under some limits of a request. */
export function mostCopies(
  part: Candidate,
  conditions: readonly Condition[],
  owned: BuildLimits['owned'] = {},
): number {
  const ownedCount = owned[part.id] ?? 0;
  let most = part.group === 'cabin' ? Math.min(1, part.most) : part.most;
  const atMost = (count: number) => {
    most = Math.min(most, count);
  };
  for (const condition of conditions) {
    switch (condition.kind) {
      case 'powerScore':
        if (condition.bound === 'max' && part.powerScore > 0) {
          atMost(Math.max(0, Math.floor(condition.value / part.powerScore)));
        }
        break;
      case 'group':
        if (condition.bound === 'max' && condition.group === part.group) atMost(condition.value);
        break;
      case 'copies':
        if (condition.group === part.group) atMost(condition.value);
        break;
      case 'part':
        if (condition.bound === 'max' && condition.part === part.id) atMost(condition.value);
        break;
      case 'ownedOnly':
        atMost(ownedCount);
        break;
      case 'factionLevel':
        if (condition.faction === part.faction && (part.level ?? 0) > condition.value) {
          atMost(ownedCount);
        }
        break;
      default:
    }
  }
  return most;
}
