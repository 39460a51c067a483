/** Returns a count with its noun: `1 upload`, `2 uploads`, `3 matches`. */
export function pluralize(count: number, noun: string, ending = 's'): string {
  return `${count} ${noun}${count === 1 ? '' : ending}`;
}
