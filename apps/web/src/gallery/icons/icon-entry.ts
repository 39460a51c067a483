/** An icon of a set. */
export interface IconEntry {
  name: string;
  /** Other words it is found by. */
  terms: string;
  viewBox: string;
  /** What stands inside of its svg element, from the package it comes with. */
  body: string;
  /** The line that imports its address, for an `img` or a mask. */
  importLine: string;
}

/** A name for an import: `arrow-up` is `arrowUpIcon`, `500px` is `icon500px`. */
export function importName(name: string): string {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(camel) ? `icon${camel}` : `${camel}Icon`;
}
