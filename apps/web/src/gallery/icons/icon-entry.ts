/** An icon of a set. */
export interface IconEntry {
  name: string;
  /** Search terms besides its name. */
  terms: string;
  viewBox: string;
  /** The content of its `<svg>` element, from the icon’s package. */
  body: string;
  /** The line that imports its URL, for an `<img>` or a mask. */
  importLine: string;
}

/** Returns a name for the import: `arrow-up` becomes `arrowUpIcon`, `500px` `icon500px`. */
export function toImportName(name: string): string {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(camel) ? `icon${camel}` : `${camel}Icon`;
}
