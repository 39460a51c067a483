/** Returns the list with one entry at another place. */
export function moveSubject(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((other) => other !== id);
  const place = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}
