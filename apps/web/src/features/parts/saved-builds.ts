import { createStoredValue } from '../../stored-value.ts';

/** A build that was saved under a name. */
export interface SavedBuild {
  name: string;
  /** See `encodeLoadout`. */
  code: string;
  /** ISO 8601. */
  savedAt: string;
}

export const MAX_SAVED_BUILDS = 100;

function read(stored: unknown): readonly SavedBuild[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isSavedBuild).slice(0, MAX_SAVED_BUILDS);
}

function isSavedBuild(value: unknown): value is SavedBuild {
  if (typeof value !== 'object' || value === null) return false;
  const { name, code, savedAt } = value as Record<string, unknown>;
  return typeof name === 'string' && typeof code === 'string' && typeof savedAt === 'string';
}

/** The builds saved in this browser, newest first. */
export const browserBuilds = createStoredValue('scrapboard.builds', read);

/** The build that was in the tray last, so that closing the page does not lose it. */
export const lastBuild = createStoredValue('scrapboard.lastBuild', (stored) =>
  isSavedBuild(stored) ? stored : null,
);

/** Saves a build in this browser; one of the same name is replaced. */
export function saveBuildInBrowser(build: SavedBuild): void {
  const otherBuilds = browserBuilds.get().filter(({ name }) => name !== build.name);
  browserBuilds.set([build, ...otherBuilds].slice(0, MAX_SAVED_BUILDS));
}

/** Removes a build saved in this browser. */
export function removeBuildFromBrowser(name: string): void {
  browserBuilds.set(browserBuilds.get().filter((build) => build.name !== name));
}
