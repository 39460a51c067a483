/** Returns a name for files on any system: lower case, hyphens in place of spaces and signs. */
export function fileNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
