/** How old the facts of a server are, and whether it can write them. */
export interface FactsHealth {
  /** When they were last written; null if they never were. */
  asOf: Date | null;
  /** How long the oldest change that is not in them has been waiting; null without one. */
  delaySeconds: number | null;
  rows: number;
  /** How long the last run that wrote something took; null if there was none. */
  lastRunSeconds: number | null;
  /** How many runs have failed since the start. */
  failures: number;
  /** Why the latest run failed; null if it succeeded. */
  error: string | null;
}

/** With a longer delay, monitoring reports the facts as late. */
const LATE_SECONDS = 15 * 60;

/** Returns whether the facts are too old for a server that writes them all the time. */
export function areFactsLate({ delaySeconds }: FactsHealth): boolean {
  return delaySeconds !== null && delaySeconds > LATE_SECONDS;
}
