const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Returns the milliseconds that a zone is ahead of UTC at an instant, including daylight saving.
 * Shares no code with the packages that read logs, because tests compare their results with it.
 */
export function zoneOffsetMs(zone: string, instant: number): number {
  // Zones change their offset only on the hour, so one lookup per hour is exact.
  const hour = Math.floor(instant / HOUR_MS);
  const key = `${zone}|${hour}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const at = hour * HOUR_MS;
  const fields: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) fields[type] = Number(value);
  const wallClockAtHour = Date.UTC(
    fields.year as number,
    (fields.month as number) - 1,
    fields.day as number,
    fields.hour as number,
    fields.minute as number,
    fields.second as number,
  );
  const offset = Math.round((wallClockAtHour - at) / MINUTE_MS) * MINUTE_MS;
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** Returns the name of a session folder, `yyyy.MM.dd HH.mm.ss`, for a wall-clock time. */
export function formatSessionName(wallClock: number): string {
  const date = new Date(wallClock);
  return (
    `${date.getUTCFullYear()}.${padTwo(date.getUTCMonth() + 1)}.${padTwo(date.getUTCDate())} ` +
    `${padTwo(date.getUTCHours())}.${padTwo(date.getUTCMinutes())}.${padTwo(date.getUTCSeconds())}`
  );
}
