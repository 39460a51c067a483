const hour = 3_600_000;

/**
 * Turns wall-clock milliseconds of a machine in that zone into epoch milliseconds. A time that a
 * change of the clocks skips is moved forward, one that happens twice is the first of the two
 * (Temporal's `compatible`). Throws RangeError for an unknown zone.
 */
export function createInstants(timeZone: string): (wallClock: number) => number {
  Temporal.Now.zonedDateTimeISO(timeZone);
  let cached = { from: 0, to: 0, offset: 0 };
  return (wallClock) => {
    if (wallClock >= cached.from && wallClock < cached.to) return wallClock - cached.offset;
    const from = Math.floor(wallClock / hour) * hour;
    const start = offsetAt(from, timeZone);
    // An hour of the clock with one offset at both ends has no change in it, and the next question is likely about the same one.
    if (
      start === offsetAt(from + hour - 1, timeZone) &&
      start === offsetAt(from + hour, timeZone)
    ) {
      cached = { from, to: from + hour, offset: start };
    }
    return wallClock - offsetAt(wallClock, timeZone);
  };
}

function offsetAt(wallClock: number, timeZone: string): number {
  const shown = Temporal.Instant.fromEpochMilliseconds(wallClock).toZonedDateTimeISO('UTC');
  return wallClock - shown.toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds;
}
