type Packages = Record<string, Record<string, unknown>>;

export function arePackagesCurrent(state: {
  locked: Packages;
  installed: Packages;
  exists: (path: string) => boolean;
  dev: boolean;
}): boolean;
