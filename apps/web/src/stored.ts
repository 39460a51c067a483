/** What this browser remembers. Storage may be full or forbidden; then nothing is remembered. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value, as JSON, in this browser. */
export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The page works without; the choice lasts until it is closed.
  }
}

/** Removes what was kept under the name. */
export function forgetStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was remembered then.
  }
}
