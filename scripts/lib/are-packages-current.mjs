/**
 * Returns whether all packages that are needed are installed, in the versions of the lock file, and
 * no others.
 * @param {object} state
 * @param {Record<string, object>} state.locked the packages of package-lock.json, by path
 * @param {Record<string, object>} state.installed those of node_modules/.package-lock.json
 * @param {(path: string) => boolean} state.exists whether a path of the repository exists
 * @param {boolean} state.dev whether the development dependencies are needed
 */
export function arePackagesCurrent({ locked, installed, exists, dev }) {
  const ownOptional = listOwnOptional(locked);
  const isRequired = (path, entry) =>
    !(entry.optional || entry.peer || (!dev && entry.devOptional)) ||
    fitsPlatform(entry) ||
    (ownOptional.has(path) && isForAnyPlatform(entry));
  const isOutdated = ([path, entry]) => {
    if (!path.includes('node_modules/')) return false;
    // A workspace that was added later.
    if (entry.link) return !exists(path);
    const installedPackage = installed[path];
    if (installedPackage === undefined) return !(entry.dev && !dev) && isRequired(path, entry);
    return installedPackage.version !== entry.version || !exists(path);
  };
  return (
    !Object.entries(locked).some(isOutdated) &&
    Object.keys(installed).every((path) => locked[path] !== undefined)
  );
}

/** Returns the paths of the optional dependencies that the workspaces name. */
function listOwnOptional(locked) {
  const workspaces = Object.entries(locked).filter(([path]) => !path.includes('node_modules/'));
  return new Set(
    workspaces.flatMap(([, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map((name) => `node_modules/${name}`),
    ),
  );
}

/** Returns whether an optional package's platform fields include this platform. */
function fitsPlatform({ os, cpu, libc }) {
  const includesValue = (list, value) => list !== undefined && [list].flat().includes(value);
  return (
    libc === undefined && includesValue(os, process.platform) && includesValue(cpu, process.arch)
  );
}

function isForAnyPlatform({ os, cpu, libc }) {
  return os === undefined && cpu === undefined && libc === undefined;
}
