// Formats numbers as an English page must show them, independently of the code under test.

/** Formats a number: `12,345`; with `digits` decimals if it is not whole. */
export function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
    maximumFractionDigits: digits,
  });
}

/**
 * Formats the share `count / total`: `52.8%`, halves rounded up; calculated by hand, whereas the page
 * uses Intl.
 */
export function formatPercent(count: number, total: number, digits = 1): string {
  const scale = 10 ** digits;
  const rounded = total === 0 ? 0 : Math.floor((200 * scale * count + total) / (2 * total)) / scale;
  return `${rounded.toLocaleString('en', { minimumFractionDigits: digits })}%`;
}

/** Formats seconds like a clock, `5:41:07`, `4:12`; from a day on in days and hours: `3d 4h`. */
export function formatDuration(seconds: number): string {
  const date = new Date(Math.floor(seconds) * 1000);
  const days = Math.floor(date.getTime() / 86_400_000);
  const time = date.toISOString().slice(11, 19);
  if (days > 0) return `${formatNumber(days)}d ${Number(time.slice(0, 2))}h`.replace(/ 0h$/, '');
  return time.replace(/^(?:00:0?|0)/, '');
}

/**
 * Returns the 95% score interval, `60.3–74.5%`: all rates that a score test at 5% does not reject
 * (Wilson 1927, doi 10.1080/01621459.1927.10502953). Its ends are found by search using that
 * definition, so that the closed formula is not repeated.
 */
export function formatScoreInterval(count: number, total: number): string {
  const low = findLowestRate(count, total);
  const high = 1 - findLowestRate(total - count, total);
  return `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}%`;
}

/** Returns the smallest rate that is consistent with the count. */
function findLowestRate(count: number, total: number): number {
  const share = count / total;
  let [rejected, accepted] = [0, share];
  for (let step = 0; step < 60; step += 1) {
    const rate = (rejected + accepted) / 2;
    const isRejected = (share - rate) ** 2 > Z95 ** 2 * ((rate * (1 - rate)) / total);
    if (isRejected) rejected = rate;
    else accepted = rate;
  }
  return accepted;
}

/** The 97.5% quantile of the normal distribution. */
const Z95 = 1.959963984540054;
