/** Returns the names of values, with the value itself where two have the same name, as maps of different modes may. */
export function uniqueTexts(keys: readonly string[], nameOf: (key: string) => string): string[] {
  const names = keys.map(nameOf);
  return keys.map((key, index) => {
    const name = names[index] ?? key;
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${key})`;
  });
}
