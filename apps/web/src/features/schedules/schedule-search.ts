import { isZone } from '@scrapboard/questions/zone-steps';
import { type UrlCodec, urlCodec } from '../../filters/url-codec.ts';
import { oneOf, textWhere } from '../../filters/url-fields.ts';

/** What a schedule shows; all of it is in the URL. */
export interface ScheduleSearch {
  /** A day of the week shown, `2026-03-08`; this week if undefined. */
  week: string | undefined;
  /** IANA name of a time zone; the browser's if undefined. */
  tz: string | undefined;
  view: 'grid' | 'list';
}

/** The game did not exist before, and time zone rules far in the future are unknown. */
const FIRST_DAY = '2015-01-05';
const LAST_DAY = '2037-12-27';

/** Returns whether the week of that day can be shown. */
export function isSupportedDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Reads the state of a schedule from its URL and writes it back. */
export const scheduleCodec: UrlCodec<ScheduleSearch> = urlCodec<ScheduleSearch>({
  week: textWhere(isSupportedDay),
  tz: textWhere((text) => /^[\w+/-]{1,40}$/.test(text) && isZone(text)),
  view: oneOf(['grid', 'list'], 'grid'),
});
