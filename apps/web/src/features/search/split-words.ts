/** Splits a translated list of search words at its commas. */
export function splitWords(list: string): string[] {
  return list.split(',').map((word) => word.trim());
}
