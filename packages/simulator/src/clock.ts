const minute = 60_000;
const hour = 3_600_000;
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

/** Milliseconds that a zone's clock is ahead of UTC at an instant, daylight saving included. */
export function zoneOffset(zone: string, instant: number): number {
  // Zones change their offset on the hour at the earliest, so one look-up an hour is exact.
  const slot = Math.floor(instant / hour);
  const key = `${zone}|${slot}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const at = slot * hour;
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const wall = Date.UTC(
    part.year as number,
    (part.month as number) - 1,
    part.day as number,
    part.hour as number,
    part.minute as number,
    part.second as number,
  );
  const offset = Math.round((wall - at) / minute) * minute;
  if (offsets.size > 20_000) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

const two = (value: number) => String(value).padStart(2, '0');

/** The name of a session folder, `yyyy.MM.dd HH.mm.ss`, for a wall-clock time. */
export function sessionName(wallClock: number): string {
  const date = new Date(wallClock);
  return (
    `${date.getUTCFullYear()}.${two(date.getUTCMonth() + 1)}.${two(date.getUTCDate())} ` +
    `${two(date.getUTCHours())}.${two(date.getUTCMinutes())}.${two(date.getUTCSeconds())}`
  );
}
