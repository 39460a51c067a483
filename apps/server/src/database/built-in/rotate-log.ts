import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

/**
 * Moves a log that has grown too large to `<name>.1.log`, replacing an earlier one. It is copied and
 * emptied, because PostgreSQL keeps it open: it appends, so it continues at the start. If the disk has
 * no room for the copy, its content is dropped.
 */
export function rotateLog(file: string, maxBytes: number): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= maxBytes) return;
  const rotatedFile = file.replace(/\.log$/, '.1.log');
  try {
    copyFileSync(file, rotatedFile);
  } catch {
    rmSync(rotatedFile, { force: true });
  }
  truncateSync(file);
}
