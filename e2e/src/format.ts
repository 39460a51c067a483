/** Numbers as a page in English must show them; written apart from the code under test. */

/** `12,345`; with `digits` decimals where it is no whole number. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  });
}

/** `52.8%` of the share `count / of`, halves rounded up; as arithmetic, where the page has Intl round. */
export function percent(count: number, of: number, digits = 1): string {
  const scale = 10 ** digits;
  const rounded = of === 0 ? 0 : Math.floor((200 * scale * count + of) / (2 * of)) / scale;
  return `${rounded.toLocaleString('en', { minimumFractionDigits: digits })}%`;
}

/** Seconds in their two largest units: `5h 41m`, `4m 12s`. */
export function duration(seconds: number): string {
  const at = new Date(Math.round(seconds) * 1000);
  const [hours, minutes, rest] = at.toISOString().slice(11, 19).split(':').map(Number);
  const days = Math.floor(at.getTime() / 86_400_000);
  const all = `${number(days)}d ${hours}h ${minutes}m ${rest}s`;
  const twoLargest = /[1-9][\d,]*\w(?: \d+\w)?/.exec(all)?.[0] ?? '0s';
  return twoLargest.replace(/ 0\w$/, '');
}

/**
 * The score interval at 95 %, `60.3–74.5%`: all rates that a score test at 5 % does not reject (Wilson
 * 1927, doi 10.1080/01621459.1927.10502953). Its ends are searched by that definition, so that no
 * closed formula is written down twice.
 */
export function scoreInterval(count: number, of: number): string {
  const low = lowestRate(count, of);
  const high = 1 - lowestRate(of - count, of);
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}%`;
}

/** Returns the smallest rate that is consistent with the count. */
function lowestRate(count: number, of: number): number {
  const share = count / of;
  let [rejected, accepted] = [0, share];
  for (let step = 0; step < 60; step += 1) {
    const rate = (rejected + accepted) / 2;
    const isRejected = (share - rate) ** 2 > Z95 ** 2 * ((rate * (1 - rate)) / of);
    if (isRejected) rejected = rate;
    else accepted = rate;
  }
  return accepted;
}

/** The 97.5 % quantile of the normal distribution. */
const Z95 = 1.959963984540054;
