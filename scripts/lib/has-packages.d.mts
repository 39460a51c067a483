type Packages = Record<string, Record<string, unknown>>;

export function hasPackages(state: {
  locked: Packages;
  installed: Packages;
  exists: (path: string) => boolean;
  dev: boolean;
}): boolean;
