/** Returns the day of an instant in the viewer's time zone: `2026-05-07`. */
export function toLocalDay(epochMs: number): string {
  const date = new Date(epochMs);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
