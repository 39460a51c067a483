const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size as people say it: `12.3 MB`, in powers of a thousand like file managers of today. */
export function byteText(locale: string, bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
