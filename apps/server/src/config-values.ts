import { resolve } from 'node:path';
import * as z from 'zod';

// How values of settings are parsed from environment variables. Each error message says what was
// expected and follows "PORT must be".

export const text = z.string();

/** Returns a schema that also accepts an empty string, which means undefined. */
export function optional<T>(schema: z.ZodType<T, string>) {
  return z.string().transform((value, context): T | undefined => {
    if (value === '') return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    context.addIssue({ code: 'custom', message: result.error.issues[0]?.message });
    return z.NEVER;
  });
}

export function integer(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

export const onOff = z.stringbool({
  truthy: ['on', '1', 'true', 'yes'],
  falsy: ['off', '0', 'false', 'no'],
  error: 'on or off',
});

export function oneOf<const Choice extends string>(...choices: Choice[]) {
  return z.enum(choices, `one of ${choices.join(', ')}`);
}

const SIZE_UNITS: Record<string, number> = { '': 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };
const SIZE_ERROR = 'a size such as 500000, 64 MB or 1 GB';
const MAX_SIZE_BYTES = 2 ** 40;

export const size = z
  .string()
  .regex(/^\d+(\.\d+)?\s*([kmg]b)?$/i, SIZE_ERROR)
  .transform((value) => {
    const unit = value.replace(/[\d.\s]/g, '').toLowerCase();
    return Math.round(Number.parseFloat(value) * (SIZE_UNITS[unit] ?? Number.NaN));
  })
  .pipe(z.number().min(1, SIZE_ERROR).max(MAX_SIZE_BYTES, SIZE_ERROR));

/** Creates a schema for sizes of at least `min` bytes; `label` is the minimum as messages show it. */
export function sizeOfAtLeast(min: number, label: string) {
  return size.refine((bytes) => bytes >= min, `a size of at least ${label}`);
}

/** Epoch milliseconds. */
export const instant = z.iso
  .datetime({
    offset: true,
    error: 'a date and time with its offset such as 2026-05-07T20:00:00Z',
  })
  .transform((value) => Date.parse(value));

const TIME_ERROR = 'a time such as 04:00, or off';

/** Minutes after midnight; undefined if it is off. */
export const timeOfDay = z
  .string()
  .regex(/^(([01]?\d|2[0-3]):[0-5]\d|off|no|false)$/i, TIME_ERROR)
  .transform((value): number | undefined => {
    const [hours, minutes] = value.split(':').map(Number);
    return minutes === undefined ? undefined : (hours ?? 0) * 60 + minutes;
  });

/** Relative folders are relative to the server's working directory. */
export const folder = z.string().transform((value) => resolve(value));

export const postgresUrl = url(
  /^postgres(ql)?:\/\//,
  'a connection string such as postgresql://user:password@host:5432/database',
);

/** Removes a path's trailing slash, so that paths can be appended. */
export const webUrl = url(/^https?:/i, 'a URL such as https://stats.example.org').transform(
  (value) => value.replace(/\/+$/, ''),
);

const SOURCE_ERROR = 'a file, or an http or https URL without a user name';

/** A file, or a URL that is fetched. */
export const fileOrUrl = z.string().refine((value) => {
  if (!/^[a-z][a-z\d+.-]+:\/\//i.test(value)) return true;
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '';
}, SOURCE_ERROR);

const LINK_ERROR = 'a URL such as https://example.org, or a path such as /docs';

/** An absolute URL, or a path of this site. */
export const linkTarget = z.union(
  [z.string().regex(/^\/(?!\/)\S*$/), url(/^(https?|mailto):/i, LINK_ERROR)],
  LINK_ERROR,
);

export const smtpUrl = url(/^smtps?:/i, 'a URL such as smtps://user:password@mail.example.org');

function url(protocol: RegExp, error: string) {
  return z.string().refine((value) => protocol.test(value) && URL.canParse(value), error);
}

export const mailAddress = z
  .string()
  .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'an email address such as scrapboard@example.org');

export const mapsKey = z
  .string()
  .regex(/^[\w-]{20,100}$/, 'a Google Maps key: letters, digits, - and _');

export const secretText = z.string().min(32, 'at least 32 characters long');

const ORIGINS_ERROR = 'origins such as https://example.org, separated by commas';

export const origins = z
  .string()
  .transform((value) => value.split(',').flatMap((origin) => origin.trim() || []))
  .pipe(z.array(z.string().refine(isWebOrigin, ORIGINS_ERROR)));

function isWebOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.parse(value)?.origin === value;
}

/**
 * A number, because every proxy appends to X-Forwarded-For: anything before the entries of the
 * operator's own proxies was written by clients, who could choose the address that limits apply to.
 */
export const proxies = z.union(
  [
    z
      .string()
      .regex(/^[0-9]$/)
      .transform(Number),
    onOff.transform((on) => (on ? 1 : 0)),
  ],
  'on, off or a number from 0 to 9',
);
