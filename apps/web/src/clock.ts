/** Formats seconds like a clock: `4:07`, `1:02:33`. Fractions of a second are dropped. */
export function formatClock(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.floor(seconds));
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(wholeSeconds / 60);
  return minutes < 60
    ? `${minutes}:${pad(wholeSeconds % 60)}`
    : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${pad(wholeSeconds % 60)}`;
}
