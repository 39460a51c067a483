/** Returns a value that `writeStored` stored in this browser; null if there is none. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value, as JSON, in this browser. */
export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The page works without it; the choice lasts until the page is closed.
  }
}

/** Removes the value stored under the name. */
export function removeStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then nothing was stored either.
  }
}
