/** What this browser remembers. Storage may be full or forbidden; then nothing is remembered. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The page works without; the choice lasts until it is closed.
  }
}

export function forgetStored(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing was remembered then.
  }
}
