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

/** Zones have no rules before the game began, or for a far future. */
const FIRST_DAY = '2015-01-05';
const LAST_DAY = '2037-12-27';

/** Returns whether a week with that day can be shown. */
export function isShownDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_DAY || text > LAST_DAY) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** Reads the state of a schedule from its URL and writes it back. */
export const scheduleCodec: UrlCodec<ScheduleSearch> = urlCodec<ScheduleSearch>({
  week: textWhere(isShownDay),
  tz: textWhere((text) => /^[\w+/-]{1,40}$/.test(text) && isZone(text)),
  view: oneOf(['grid', 'list'], 'grid'),
});
