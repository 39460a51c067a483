const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size such as `12.3 MB`, in powers of a thousand like current file managers. */
export function formatBytes(locale: string, bytes: number): string {
  const power = Math.min(3, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: power === 1 ? 0 : 1,
  }).format(bytes > 0 && power === 1 ? Math.max(1, value) : value);
}
