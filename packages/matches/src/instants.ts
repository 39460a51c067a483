const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Turns wall-clock milliseconds of a machine in that zone into epoch milliseconds. A time that a
 * change of the clocks skips is moved forward, one that happens twice is the first of the two
 * (`compatible` of the Temporal proposal, which not every browser has). Throws RangeError for an
 * unknown zone.
 */
export function createInstants(timeZone: string): (wallClock: number) => number {
  const aheadAt = createOffsets(timeZone);
  let cached = { from: 0, to: 0, offset: 0 };
  return (wallClock) => {
    if (wallClock >= cached.from && wallClock < cached.to) return wallClock - cached.offset;
    const from = Math.floor(wallClock / HOUR_MS) * HOUR_MS;
    const start = offsetAt(from, aheadAt);
    // An hour of the clock with one offset at both ends has no change in it, and the next question is likely about the same one.
    if (
      start === offsetAt(from + HOUR_MS - 1, aheadAt) &&
      start === offsetAt(from + HOUR_MS, aheadAt)
    ) {
      cached = { from, to: from + HOUR_MS, offset: start };
    }
    return wallClock - offsetAt(wallClock, aheadAt);
  };
}

/** How far the zone's clock is ahead of UTC when it shows this; no zone changes twice in two days. */
function offsetAt(wallClock: number, aheadAt: (instant: number) => number): number {
  const before = aheadAt(wallClock - DAY_MS);
  if (aheadAt(wallClock - before) === before) return before;
  const after = aheadAt(wallClock + DAY_MS);
  return aheadAt(wallClock - after) === after ? after : before;
}

/** Milliseconds by which the zone's clock is ahead of UTC at an instant. */
function createOffsets(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (instant) => {
    const whole = Math.floor(instant / 1000) * 1000;
    const part: Partial<Record<string, number>> = {};
    for (const { type, value } of format.formatToParts(whole)) part[type] = Number(value);
    const { year = 0, month = 1, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, part.day, part.hour, minute, second) - whole;
  };
}
