const WIDTH = 24;

/** Formats a progress bar: `[######## ] 33%`; an unknown total is shown as 0%. */
export function formatProgressBar(done: number, total: number): string {
  const share = total > 0 ? Math.min(1, done / total) : 0;
  const filled = Math.round(share * WIDTH);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `[${'#'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${percent}%`;
}

/** Formats a size: `12.3 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
