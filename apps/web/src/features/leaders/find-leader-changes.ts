import type { Leader } from './find-leaders.ts';

/** A part with another leader than before. */
export interface LeaderChange {
  now: Leader;
  /** Undefined if nobody had enough games before. */
  before: Leader | undefined;
}

/** Returns the parts whose leader is another player than before, in the order of `now`. */
export function findLeaderChanges(
  now: readonly Leader[],
  before: readonly Leader[],
): LeaderChange[] {
  const leadersBeforeByKey = new Map(before.map((leader) => [leader.key, leader]));
  return now.flatMap((leader) => {
    const leaderBefore = leadersBeforeByKey.get(leader.key);
    const isSame = leaderBefore?.best.player === leader.best.player;
    return isSame ? [] : [{ now: leader, before: leaderBefore }];
  });
}
