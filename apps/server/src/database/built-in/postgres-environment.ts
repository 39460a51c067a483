import { pickMinimalEnvironment } from '../../config.ts';

/**
 * Returns the environment for PostgreSQL's programs, without the caller's PG* variables and locale.
 */
export function createPostgresEnvironment(): Record<string, string> {
  return { ...pickMinimalEnvironment(), LC_ALL: 'C', TZ: 'UTC' };
}
