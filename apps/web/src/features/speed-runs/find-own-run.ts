import type { PlayerSpeedRun, SpeedRunRaid } from '@scrapboard/contract';

/** Returns a player's fastest run of a raid and difficulty. */
export function findOwnRun(
  { raid, mode }: SpeedRunRaid,
  ownRuns: readonly PlayerSpeedRun[] | undefined,
): PlayerSpeedRun | undefined {
  return ownRuns?.find((run) => run.raid === raid && run.mode.id === mode.id);
}
