/** Returns the names of values, with the value added where names are equal, as those of two maps may be. */
export function uniqueTexts(keys: readonly string[], nameOf: (key: string) => string): string[] {
  const names = keys.map(nameOf);
  return keys.map((key, index) => {
    const name = names[index] ?? key;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${key})`;
  });
}
