import { readFileSync, statSync } from 'node:fs';

/**
 * Creates a function that returns whether the web app has a page at a path. The build writes the
 * paths into `pages.json` as one regular expression; without that file every path may be a page.
 * The file is read again after a new build.
 */
export function createPageMatcher(file: string): (path: string) => boolean {
  let lastMtimeMs = Number.NaN;
  let pattern: RegExp | null = null;
  return (path) => {
    try {
      const { mtimeMs } = statSync(file);
      if (mtimeMs !== lastMtimeMs) {
        pattern = readPattern(readFileSync(file, 'utf8'));
        lastMtimeMs = mtimeMs;
      }
    } catch {
      pattern = null;
      lastMtimeMs = Number.NaN;
    }
    return pattern === null || pattern.test(path);
  };
}

function readPattern(json: string): RegExp {
  const { pattern }: { pattern: string } = JSON.parse(json);
  return new RegExp(pattern, 'i');
}
