/** A version of the game as players know it: client versions that only differ in their last number, the build. */
export interface Release {
  /** `2.11.0` */
  name: string;
  /** `2.11.0.262131`, in the given order. */
  versions: readonly string[];
}

/** Returns the name of a client version's release: its first three numbers. */
function releaseOf(version: string): string {
  return version.split('.').slice(0, 3).join('.');
}

/** Groups client versions by release, in their order. */
export function groupReleases(versions: readonly string[]): Release[] {
  return [...Map.groupBy(versions, releaseOf)].map(([name, releaseVersions]) => ({
    name,
    versions: releaseVersions,
  }));
}
