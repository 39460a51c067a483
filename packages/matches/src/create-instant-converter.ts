const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Creates a function that converts wall-clock milliseconds of a machine in that zone to epoch
 * milliseconds. A time that a clock change skips is moved forward; of one that occurs twice, the
 * first is taken (`compatible` in the Temporal proposal, which not every browser has). Throws
 * RangeError for an unknown zone.
 */
export function createInstantConverter(timeZone: string): (wallClock: number) => number {
  const offsetAtInstant = getOffsetLookup(timeZone);
  let cached = { from: 0, to: 0, offset: 0 };
  return (wallClock) => {
    if (wallClock >= cached.from && wallClock < cached.to) return wallClock - cached.offset;
    const from = Math.floor(wallClock / HOUR_MS) * HOUR_MS;
    const start = offsetAtWallClock(from, offsetAtInstant);
    // If both ends of an hour have the same offset, the clock does not change within it; the next
    // call is likely to be for the same hour.
    if (
      start === offsetAtWallClock(from + HOUR_MS - 1, offsetAtInstant) &&
      start === offsetAtWallClock(from + HOUR_MS, offsetAtInstant)
    ) {
      cached = { from, to: from + HOUR_MS, offset: start };
    }
    return wallClock - offsetAtWallClock(wallClock, offsetAtInstant);
  };
}

/**
 * Returns how far the zone's clock is ahead of UTC when it shows this time; no zone changes its
 * clock twice in two days.
 */
function offsetAtWallClock(
  wallClock: number,
  offsetAtInstant: (instant: number) => number,
): number {
  const offsetBefore = offsetAtInstant(wallClock - DAY_MS);
  if (offsetAtInstant(wallClock - offsetBefore) === offsetBefore) return offsetBefore;
  const offsetAfter = offsetAtInstant(wallClock + DAY_MS);
  return offsetAtInstant(wallClock - offsetAfter) === offsetAfter ? offsetAfter : offsetBefore;
}

type OffsetLookup = (instant: number) => number;

/** By time zone, of which there are some hundreds: creating one takes longer than storing a match. */
const lookups = new Map<string, OffsetLookup>();

function getOffsetLookup(timeZone: string): OffsetLookup {
  const lookup = lookups.get(timeZone) ?? createOffsetLookup(timeZone);
  lookups.set(timeZone, lookup);
  return lookup;
}

/**
 * Creates a function that returns the milliseconds by which the zone's clock is ahead of UTC at an
 * instant.
 */
function createOffsetLookup(timeZone: string): OffsetLookup {
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
    const wholeSecond = Math.floor(instant / 1000) * 1000;
    const fields: Partial<Record<string, number>> = {};
    for (const { type, value } of format.formatToParts(wholeSecond)) fields[type] = Number(value);
    const { year = 0, month = 1, minute = 0, second = 0 } = fields;
    return Date.UTC(year, month - 1, fields.day, fields.hour, minute, second) - wholeSecond;
  };
}
