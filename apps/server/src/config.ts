import { isAbsolute, resolve } from 'node:path';
import { StartError } from './start-error.ts';

type Environment = Record<string, string | undefined>;

interface Setting<T> {
  /** The environment variable. */
  name: string;
  /** The default, as one would write it; empty where there is none. */
  fallback: string;
  /** One sentence for the README's table. */
  meaning: string;
  /** Returns the value, or throws an Error that says what was expected ("a number from 1 to 65535"). */
  parse(text: string): T;
}

const setting = <T>(
  name: string,
  fallback: string,
  meaning: string,
  parse: (text: string) => T,
): Setting<T> => ({ name, fallback, meaning, parse });

/**
 * Every variable Scrapboard reads. The README's table is checked against this list. An empty
 * variable counts as one that is not set.
 */
export const SETTINGS = {
  port: setting('PORT', '5000', 'The port the server listens on.', integer(0, 65_535)),
  host: setting(
    'HOST',
    'localhost',
    'The address it listens on; `0.0.0.0` lets other machines in.',
    text,
  ),
  dataFolder: setting(
    'SCRAPBOARD_DATA',
    './data',
    'The folder of everything that is kept: the database and the raw logs.',
    folder,
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '',
    'A PostgreSQL 15 or newer to use instead of the built-in one, `postgresql://user:password@host/database`.',
    optional(postgresUrl),
  ),
  citus: setting(
    'SCRAPBOARD_CITUS',
    'off',
    'Distribute the tables with the Citus extension of that PostgreSQL.',
    onOff,
  ),
  demo: setting(
    'SCRAPBOARD_DEMO',
    'on',
    'Fill an empty database with simulated matches; `off` starts empty.',
    onOff,
  ),
  demoPlayers: setting(
    'SCRAPBOARD_DEMO_PLAYERS',
    '450',
    'How many players the demo data has.',
    integer(20, 1_000_000),
  ),
  demoMatches: setting(
    'SCRAPBOARD_DEMO_MATCHES',
    '4500',
    'How many matches the demo data has.',
    integer(1, 10_000_000),
  ),
  siteName: setting('SCRAPBOARD_SITE_NAME', 'Scrapboard', 'The name shown on every page.', text),
  player: setting(
    'SCRAPBOARD_PLAYER',
    '',
    'The game id of the player shown at `/`; without it, the most active of those who upload.',
    optional(text),
  ),
  uploadMaxBytes: setting(
    'SCRAPBOARD_UPLOAD_MAX_BYTES',
    '64 MB',
    'The largest upload, as it is sent.',
    size,
  ),
  uploadMaxExpanded: setting(
    'SCRAPBOARD_UPLOAD_MAX_EXPANDED',
    '1 GB',
    'The largest upload, unpacked.',
    size,
  ),
  uploadMaxFiles: setting(
    'SCRAPBOARD_UPLOAD_MAX_FILES',
    '200',
    'The most files in one upload.',
    integer(1, 100_000),
  ),
  uploadConcurrency: setting(
    'SCRAPBOARD_UPLOAD_CONCURRENCY',
    '16',
    'How many uploads are received at once; the next is asked to come back later.',
    integer(1, 1000),
  ),
  catalogueFolder: setting(
    'SCRAPBOARD_CATALOGUE',
    '',
    'A folder of JSON files that replace or extend the built-in game data.',
    optional(folder),
  ),
  logLevel: setting(
    'SCRAPBOARD_LOG_LEVEL',
    'info',
    'How much is logged: `silent`, `error`, `warn`, `info` or `debug`.',
    oneOf('silent', 'error', 'warn', 'info', 'debug'),
  ),
  trustProxy: setting(
    'SCRAPBOARD_TRUST_PROXY',
    'off',
    'Believe the `X-Forwarded-*` headers of a reverse proxy in front.',
    onOff,
  ),
} as const;

type Settings = typeof SETTINGS;
export type Config = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer T> ? T : never;
};

/**
 * Reads and checks the configuration. The first wrong value throws a StartError such as
 * `PORT must be a whole number from 0 to 65535, not "x"`.
 */
export function readConfig(environment: Environment = process.env): Config {
  const entries = Object.entries(SETTINGS).map(([key, { name, fallback, parse }]) => {
    const given = environment[name]?.trim() || undefined;
    try {
      return [key, parse(given ?? fallback)] as const;
    } catch (error) {
      const expected = error instanceof Error ? error.message : String(error);
      // A connection string holds a password and is never shown.
      const shown = name === 'DATABASE_URL' ? '' : `, not ${JSON.stringify(given ?? fallback)}`;
      throw new StartError(`${name} must be ${expected}${shown}`);
    }
  });
  const config = Object.fromEntries(entries) as Config;
  if (config.citus && config.databaseUrl === undefined) {
    throw new StartError(
      'SCRAPBOARD_CITUS needs DATABASE_URL: the built-in PostgreSQL has no Citus',
    );
  }
  return Object.freeze(config);
}

/** The PostgreSQL the test suite runs on instead of the built-in one, or undefined. */
export function readTestDatabaseUrl(environment: Environment = process.env): string | undefined {
  const { TEST_DATABASE_URL, DATABASE_URL } = environment as Record<string, string>;
  const given = TEST_DATABASE_URL || DATABASE_URL || '';
  return optional(postgresUrl)(given);
}

/** What a program of ours needs to find others, and nothing else of the environment. */
export function pathOnly(environment: Environment = process.env): Record<string, string> {
  const names = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function text(value: string): string {
  return value;
}

function optional<T>(parse: (value: string) => T): (value: string) => T | undefined {
  return (value) => (value === '' ? undefined : parse(value));
}

function integer(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new Error(`a whole number from ${least} to ${most}`);
  };
}

function onOff(value: string): boolean {
  if (/^(on|1|true|yes)$/i.test(value)) return true;
  if (/^(off|0|false|no)$/i.test(value)) return false;
  throw new Error('on or off');
}

function oneOf<T extends string>(...choices: T[]): (value: string) => T {
  return (value) => {
    const found = choices.find((choice) => choice === value);
    if (found !== undefined) return found;
    throw new Error(`one of ${choices.join(', ')}`);
  };
}

const UNITS: Record<string, number> = { '': 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

function size(value: string): number {
  const [, number = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]b|)$/i.exec(value) ?? [];
  const bytes = Math.round(Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN));
  if (number !== '' && bytes > 0 && bytes <= 2 ** 40) return bytes;
  throw new Error('a size such as 500000, 64 MB or 1 GB');
}

/** Relative folders are relative to where the server was started. */
function folder(value: string): string {
  return isAbsolute(value) ? value : resolve(value);
}

function postgresUrl(value: string): string {
  if (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)) return value;
  throw new Error('a connection string such as postgresql://user:password@host:5432/database');
}
