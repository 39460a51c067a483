import { isAbsolute, resolve } from 'node:path';

// How the values of settings are read. Each throws an Error that says what was expected.

export function text(value: string): string {
  return value;
}

export function optional<T>(parse: (value: string) => T): (value: string) => T | undefined {
  return (value) => (value === '' ? undefined : parse(value));
}

export function integer(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new Error(`a whole number from ${least} to ${most}`);
  };
}

export function onOff(value: string): boolean {
  if (/^(on|1|true|yes)$/i.test(value)) return true;
  if (/^(off|0|false|no)$/i.test(value)) return false;
  throw new Error('on or off');
}

export function oneOf<T extends string>(...choices: T[]): (value: string) => T {
  return (value) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw new Error(`one of ${choices.join(', ')}`);
  };
}

const UNITS: Record<string, number> = { '': 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

export function size(value: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]b|)$/i.exec(value) ?? [];
  const bytes = Math.round(Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN));
  if (number !== '' && bytes > 0 && bytes <= 2 ** 40) return bytes;
  throw new Error('a size such as 500000, 64 MB or 1 GB');
}

/** Epoch milliseconds. */
export function instant(value: string): number {
  const at = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value)
    ? Date.parse(value)
    : Number.NaN;
  if (!Number.isNaN(at)) return at;
  throw new Error('a date and time with its offset such as 2026-05-07T20:00:00Z');
}

/** Relative folders are relative to where the server was started. */
export function folder(value: string): string {
  return isAbsolute(value) ? value : resolve(value);
}

export function postgresUrl(value: string): string {
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error('a connection string such as postgresql://user:password@host:5432/database');
}

/** Without a path's last slash, so that paths can be put behind it. */
export function webAddress(value: string): string {
  if (isAddress(value, /^https?:$/)) return value.replace(/\/+$/, '');
  throw new Error('an address such as https://stats.example.org');
}

/** An address elsewhere, or a path of this site. */
export function linkTarget(value: string): string {
  if (/^\/(?!\/)\S*$/.test(value) || isAddress(value, /^(https?|mailto):$/)) return value;
  throw new Error('an address such as https://example.org, or a path such as /docs');
}

export function smtpAddress(value: string): string {
  if (isAddress(value, /^smtps?:$/)) return value;
  throw new Error('an address such as smtps://user:password@mail.example.org');
}

function isAddress(value: string, protocol: RegExp): boolean {
  return URL.canParse(value) && protocol.test(new URL(value).protocol);
}

export function mailAddress(value: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(value)) return value;
  throw new Error('an email address such as scrapboard@example.org');
}

export function mapsKey(value: string): string {
  if (/^[\w-]{20,100}$/.test(value)) return value;
  throw new Error('a Google Maps key: letters, digits, - and _');
}

export function secretText(value: string): string {
  if (value.length >= 32) return value;
  throw new Error('at least 32 characters long');
}

export function origins(value: string): readonly string[] {
  const list = value.split(',').flatMap((one) => one.trim() || []);
  for (const one of list) {
    if (!isAddress(one, /^https?:$/) || new URL(one).origin !== one) {
      throw new Error('origins such as https://example.org, separated by commas');
    }
  }
  return list;
}

/**
 * A number, because every proxy appends to X-Forwarded-For: what stands before the entries of our
 * own ones was written by the client, who could choose the address that limits count him by.
 */
export function proxies(value: string): number {
  if (/^[0-9]$/.test(value)) return Number(value);
  try {
    return onOff(value) ? 1 : 0;
  } catch {
    throw new Error('on, off or a number from 0 to 9');
  }
}
