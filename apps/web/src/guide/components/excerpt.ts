/**
 * Returns the lines of a file from the one that starts with `start` to the first that equals `end`.
 * Throws if either is missing, so that a page cannot quote code that is gone.
 */
export function excerpt(code: string, start: string, end: string): string {
  const lines = code.split('\n');
  const from = lines.findIndex((line) => line.startsWith(start));
  const to = lines.findIndex((line, index) => index >= from && line === end);
  if (from === -1 || to === -1) throw new Error(`Nothing from "${start}" to "${end}" to quote`);
  return lines.slice(from, to + 1).join('\n');
}
