import type { PartLeader } from '@scrapboard/contract';

/** A part whose leader has changed. */
export interface LeaderChange {
  part: PartLeader['part'];
  /** Undefined if nobody has enough games any more. */
  now: PartLeader | undefined;
  /** Undefined if nobody had enough games before. */
  before: PartLeader | undefined;
}

/**
 * Returns the parts whose leader is another player than before, in the order of `now`, and after them those
 * that have lost theirs, in the order of `before`.
 */
export function findLeaderChanges(
  now: readonly PartLeader[],
  before: readonly PartLeader[],
): LeaderChange[] {
  const leadersBeforeByPart = new Map(before.map((leader) => [leader.part.id, leader]));
  const newLeaders = now.flatMap((leader): LeaderChange[] => {
    const leaderBefore = leadersBeforeByPart.get(leader.part.id);
    const isSame = leaderBefore?.best.player.id === leader.best.player.id;
    return isSame ? [] : [{ part: leader.part, now: leader, before: leaderBefore }];
  });
  const ledParts = new Set(now.map(({ part }) => part.id));
  const lostLeaders = before
    .filter(({ part }) => !ledParts.has(part.id))
    .map((leader): LeaderChange => ({ part: leader.part, now: undefined, before: leader }));
  return [...newLeaders, ...lostLeaders];
}
