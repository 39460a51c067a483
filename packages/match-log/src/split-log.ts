import type { LogFinish, LogSplit, WallClockMs } from './types.ts';

/** Real missions have a handful of milestones; with more than this, the lines are not about milestones. */
const MAX_SPLITS = 24;
/** Every player's line about the same objective is written within this time. */
const SAME_OBJECTIVE_MS = 1_000;
const TENTH_MS = 100;

interface SplitLine {
  at: WallClockMs;
  number: number;
}

/** Collects when waves began and objectives were reached. */
export class SplitLog {
  private readonly waves: SplitLine[] = [];
  private readonly objectives: SplitLine[] = [];

  addWave(at: WallClockMs, number: number): void {
    if (this.waves.length <= MAX_SPLITS) this.waves.push({ at, number });
  }

  /** Adds a line that gives a player points for an objective. */
  addObjective(at: WallClockMs): void {
    const { objectives } = this;
    const last = objectives.at(-1);
    if (last !== undefined && at - last.at <= SAME_OBJECTIVE_MS) return;
    if (objectives.length <= MAX_SPLITS) objectives.push({ at, number: objectives.length + 1 });
  }

  /**
   * Returns the splits in battle time, counted back from the finish, which has the same time in the log
   * of a player who joined late. A kind with too many lines to be milestones has no splits.
   */
  build({ battleTime }: LogFinish, finishedAt: WallClockMs): LogSplit[] {
    const toSplits = (kind: LogSplit['kind'], lines: readonly SplitLine[]) =>
      lines.length > MAX_SPLITS
        ? []
        : lines.map(({ at, number }): LogSplit => {
            const time = battleTime - Math.round((finishedAt - at) / TENTH_MS);
            return { kind, number, time: Math.max(0, time) };
          });
    return [...toSplits('wave', this.waves), ...toSplits('objective', this.objectives)].sort(
      (a, b) => a.time - b.time,
    );
  }
}
