import type { Answer } from '../../questions/ask.ts';
import { keyOf } from '../../questions/read-row.ts';

/** A client version with its small updates, which only differ in their last number. */
export interface VersionFamily {
  /** `2.11.0` */
  name: string;
  /** `2.11.0.262131`, the latest first. */
  versions: readonly string[];
}

/** Returns the name of a version's family: all but its last number, if it has more than three. */
function familyOf(version: string): string {
  return version.split('.').slice(0, 3).join('.');
}

/** Returns client versions with their updates together, in the order of the rows. */
export function versionFamilies(
  rows: Answer<'clientVersion' | 'units' | 'bin'>['rows'],
): VersionFamily[] {
  const versions = rows.map((row) => keyOf(row, 'clientVersion')).filter((key) => key !== '-');
  return [...Map.groupBy(versions, familyOf)].map(([name, found]) => ({ name, versions: found }));
}
