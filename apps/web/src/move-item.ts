/** Returns the list with one item moved to another index, or the same list if it is not in it. */
export function moveItem(ids: readonly string[], id: string, to: number): string[] {
  if (!ids.includes(id)) return [...ids];
  const others = ids.filter((other) => other !== id);
  const index = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, index), id, ...others.slice(index)];
}
