import { expect, test } from 'vitest';
import { isBackupDue } from './is-backup-due.ts';

/** Returns a time in the time zone of the server. */
const at = (day: number, hours: number, minutes = 0) => new Date(2026, 4, day, hours, minutes);
const FOUR_OCLOCK_MINUTES = 4 * 60;

test('a backup is due once a day at its time, or as soon as the server runs after it', () => {
  const createTimes = (doneAt: Date, failedAt: Date | null = null) => ({ doneAt, failedAt });
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 3, 59), createTimes(at(6, 4)))).toBe(false);
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 4), createTimes(at(6, 4)))).toBe(true);
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 4, 1), createTimes(at(7, 4)))).toBe(false);
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 15), createTimes(at(5, 4)))).toBe(true);
  // A database created at noon gets its first backup the next morning.
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 23), createTimes(at(7, 12)))).toBe(false);
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(8, 4), createTimes(at(7, 12)))).toBe(true);
});

test('a failed backup is tried again after an hour', () => {
  const times = { doneAt: at(6, 4), failedAt: at(7, 4) };
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 4, 59), times)).toBe(false);
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 5), times)).toBe(true);
  expect(isBackupDue(FOUR_OCLOCK_MINUTES, at(7, 6), { doneAt: at(7, 5), failedAt: at(7, 4) })).toBe(
    false,
  );
});
