import { pathOnly } from '../../config.ts';

/** The environment for PostgreSQL's programs: no PG* variable or locale of the caller gets in. */
export function postgresEnvironment(): Record<string, string> {
  return { ...pathOnly(), LC_ALL: 'C', TZ: 'UTC' };
}
