/** The time between a failure and the next attempt. */
const RETRY_DELAY_MS = 60 * 60 * 1000;

export interface BackupTimes {
  /**
   * When the latest automatic backup was made; before the first one, when the database was created.
   */
  doneAt: Date;
  /** When an automatic backup last failed. */
  failedAt: Date | null;
}

/**
 * Returns whether an automatic backup should be made now: its time of day has passed since the
 * latest one, whether or not the server was running then. A failed one is tried again after an
 * hour.
 *
 * @param timeOfDay minutes after midnight in the time zone of the server.
 */
export function isBackupDue(
  timeOfDay: number,
  now: Date,
  { doneAt, failedAt }: BackupTimes,
): boolean {
  const scheduledAt = new Date(now);
  scheduledAt.setHours(0, timeOfDay, 0, 0);
  if (scheduledAt > now) scheduledAt.setDate(scheduledAt.getDate() - 1);
  const isDone = doneAt >= scheduledAt;
  const hasJustFailed =
    failedAt !== null && failedAt > doneAt && now.getTime() - failedAt.getTime() < RETRY_DELAY_MS;
  return !isDone && !hasJustFailed;
}
