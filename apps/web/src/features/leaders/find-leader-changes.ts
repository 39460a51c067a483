import type { PartLeader } from '@scrapboard/contract';

/** A part with another leader than before. */
export interface LeaderChange {
  now: PartLeader;
  /** Undefined if nobody had enough games before. */
  before: PartLeader | undefined;
}

/** Returns the parts whose leader is another player than before, in the order of `now`. */
export function findLeaderChanges(
  now: readonly PartLeader[],
  before: readonly PartLeader[],
): LeaderChange[] {
  const leadersBeforeByPart = new Map(before.map((leader) => [leader.part.id, leader]));
  return now.flatMap((leader) => {
    const leaderBefore = leadersBeforeByPart.get(leader.part.id);
    const isSame = leaderBefore?.best.player.id === leader.best.player.id;
    return isSame ? [] : [{ now: leader, before: leaderBefore }];
  });
}
