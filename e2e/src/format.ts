/** Numbers as a page in English must show them; written apart from the code under test. */

/** `12,345`; with `digits` decimals where it is no whole number. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  });
}

/** `52.8%` of the share `count / of`. */
export function percent(count: number, of: number, digits = 1): string {
  return (of === 0 ? 0 : count / of).toLocaleString('en', {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Seconds in their two largest units: `5h 41m`, `4m 12s`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  const units = [
    `${Math.floor(whole / 86_400)}d`,
    `${Math.floor((whole % 86_400) / 3600)}h`,
    `${Math.floor((whole % 3600) / 60)}m`,
    `${whole % 60}s`,
  ];
  const first = units.findIndex((unit) => !unit.startsWith('0'));
  if (first === -1) return '0s';
  return units
    .slice(first, first + 2)
    .filter((unit) => !unit.startsWith('0'))
    .join(' ');
}

/** The Wilson score interval at 95 %, `60.3–74.5%` (Wilson 1927, doi 10.1080/01621459.1927.10502953). */
export function wilson(count: number, of: number): string {
  const z = 1.959963984540054;
  const share = count / of;
  const middle = share + z ** 2 / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  const end = (value: number) => (100 * value) / (1 + z ** 2 / of);
  return `${end(middle - half).toFixed(1)}–${end(middle + half).toFixed(1)}%`;
}
