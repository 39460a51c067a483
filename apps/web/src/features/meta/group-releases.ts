import type { Answer } from '../../questions/question-query.ts';
import { keyOf } from '../../questions/read-row.ts';

/** Client versions that only differ in their last number, the build. */
export interface Release {
  /** `2.11.0` */
  name: string;
  /** `2.11.0.262131`, the latest first. */
  versions: readonly string[];
}

/** Returns the name of a version's release: its first three numbers. */
function releaseOf(version: string): string {
  return version.split('.').slice(0, 3).join('.');
}

/** Groups client versions by release, in the order of the rows. */
export function groupReleases(rows: Answer<'clientVersion' | 'units' | 'bin'>['rows']): Release[] {
  const versions = rows.map((row) => keyOf(row, 'clientVersion')).filter((key) => key !== '-');
  return [...Map.groupBy(versions, releaseOf)].map(([name, releaseVersions]) => ({
    name,
    versions: releaseVersions,
  }));
}
