import type { PlayerSpeedRun, SpeedRunRaid } from '@scrapboard/contract';

/** Returns a player's fastest run of a raid and difficulty. */
export function findRunOfRaid(
  { raid, mode }: SpeedRunRaid,
  playerRuns: readonly PlayerSpeedRun[] | undefined,
): PlayerSpeedRun | undefined {
  return playerRuns?.find((run) => run.raid === raid && run.mode.id === mode.id);
}
