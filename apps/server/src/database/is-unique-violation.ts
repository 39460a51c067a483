import { getErrorCode } from '../start-error.ts';

/** Returns whether the database rejected a row because another one has its key (SQLSTATE 23505). */
export function isUniqueViolation(error: unknown): boolean {
  return getErrorCode(error) === '23505';
}
