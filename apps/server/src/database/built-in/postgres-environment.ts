import { minimalEnvironment } from '../../config.ts';

/**
 * Returns the environment for PostgreSQL's programs, without the caller's PG* variables and locale.
 */
export function postgresEnvironment(): Record<string, string> {
  return { ...minimalEnvironment(), LC_ALL: 'C', TZ: 'UTC' };
}
