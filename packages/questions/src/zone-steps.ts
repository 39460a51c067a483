import type { Period } from './period.ts';

/** A time zone’s offset until an instant. */
export interface ZoneStep {
  /** Epoch milliseconds, exclusive; infinite in the last step. */
  until: number;
  /** Milliseconds ahead of UTC. */
  offsetMs: number;
}

const MS_PER_SECOND = 1000;
/** Shorter than any zone keeps an offset; the shortest period is Morocco’s month of Ramadan. */
const STRIDE_MS = 28 * 86_400_000;
/** The game began in 2015; zones have no rules for a far future. */
const EARLIEST = Date.UTC(2015, 0, 1);
const LATEST = Date.UTC(2038, 0, 1);
/** The steps of the zones used so far. */
const cache = new Map<string, readonly ZoneStep[]>();

/** Returns whether there is a time zone of that name. */
export function isZone(name: string): boolean {
  try {
    offsetFormat(name);
    return true;
  } catch {
    return false;
  }
}

/** Returns a time zone's successive offsets in a period, by its IANA name. */
export function listZoneSteps(zone: string, { from, to }: Period): ZoneStep[] {
  if (zone === 'UTC') return [{ until: Infinity, offsetMs: 0 }];
  const allSteps = cache.get(zone) ?? findSteps(zone);
  cache.set(zone, allSteps);
  const steps = allSteps.filter(({ until }) => until > from);
  const lastIndex = steps.findIndex(({ until }) => until >= to);
  return steps
    .slice(0, lastIndex + 1)
    .map((step, i) => (i === lastIndex ? { ...step, until: Infinity } : step));
}

function findSteps(zone: string): ZoneStep[] {
  const format = offsetFormat(zone);
  const steps: ZoneStep[] = [];
  let offsetMs = offsetAt(format, EARLIEST);
  for (let at = EARLIEST; at < LATEST; at += STRIDE_MS) {
    const next = at + STRIDE_MS;
    const nextOffset = offsetAt(format, next);
    if (nextOffset === offsetMs) continue;
    steps.push({ until: findChange(format, at, next), offsetMs });
    offsetMs = nextOffset;
  }
  return [...steps, { until: Infinity, offsetMs }];
}

/** Returns a function that returns a time zone’s offset at an instant. */
export function createOffsetFinder(zone: string, period: Period): (at: number) => number {
  const steps = listZoneSteps(zone, period);
  return (at) => steps.find(({ until }) => at < until)?.offsetMs ?? 0;
}

/** Returns the first second with the offset at `after`, which does not apply yet at `before`. */
function findChange(format: Intl.DateTimeFormat, before: number, after: number): number {
  const offset = offsetAt(format, after);
  let [low, high] = [Math.floor(before / MS_PER_SECOND), Math.ceil(after / MS_PER_SECOND)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(format, middle * MS_PER_SECOND) === offset) high = middle;
    else low = middle;
  }
  return high * MS_PER_SECOND;
}

function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
}

function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  const total = 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(seconds ?? 0);
  return (sign === '-' ? -total : total) * MS_PER_SECOND;
}
