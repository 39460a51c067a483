/** Returns a file name for any system: lower case, with hyphens instead of spaces and symbols. */
export function toFileName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
