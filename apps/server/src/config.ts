import {
  fileOrUrl,
  folder,
  instant,
  integer,
  linkTarget,
  mailAddress,
  mapsKey,
  oneOf,
  onOff,
  optional,
  origins,
  postgresUrl,
  proxies,
  secretText,
  sizeOfAtLeast,
  smtpUrl,
  text,
  timeOfDay,
  webUrl,
} from './config-values.ts';
import { defineSetting, type Setting } from './define-setting.ts';
import { StartError } from './start-error.ts';
import { uploadSettings } from './upload-settings.ts';

type Environment = Record<string, string | undefined>;

/** Every variable Scrapboard reads, as in the README's table; an empty one counts as unset. */
export const SETTINGS = {
  port: defineSetting('PORT', '5000', 'The port the server listens on.', integer(0, 65_535)),
  host: defineSetting(
    'HOST',
    'localhost',
    'The address it listens on; use `0.0.0.0` to allow other machines.',
    text,
  ),
  dataFolder: defineSetting(
    'SCRAPBOARD_DATA',
    './data',
    'The folder that stores everything: the database and the raw logs.',
    folder,
  ),
  databaseUrl: defineSetting(
    'DATABASE_URL',
    '',
    'PostgreSQL 15 or newer to use instead of the built-in one, `postgresql://user:password@host/database`.',
    optional(postgresUrl),
    'secret',
  ),
  isDemoEnabled: defineSetting(
    'SCRAPBOARD_DEMO',
    'on',
    'Fill an empty database with simulated matches; `off` starts empty.',
    onOff,
  ),
  demoPlayers: defineSetting(
    'SCRAPBOARD_DEMO_PLAYERS',
    '450',
    'How many players the demo data has.',
    integer(20, 1_000_000),
  ),
  demoMatches: defineSetting(
    'SCRAPBOARD_DEMO_MATCHES',
    '4500',
    'How many matches the demo data has.',
    integer(1, 10_000_000),
  ),
  demoEnd: defineSetting(
    'SCRAPBOARD_DEMO_END',
    '',
    'When the demo data ends, such as `2026-05-07T20:00:00Z`; without it, when the server first starts.',
    optional(instant),
  ),
  backupTime: defineSetting(
    'SCRAPBOARD_BACKUP_TIME',
    '04:00',
    'When the daily backup is made, by this machine’s clock; `off` makes none.',
    timeOfDay,
  ),
  backupFolder: defineSetting(
    'SCRAPBOARD_BACKUP_FOLDER',
    '',
    'Where daily backups are stored, best on another disk; by default, `backups` in the data folder.',
    optional(folder),
  ),
  maxBackups: defineSetting(
    'SCRAPBOARD_BACKUP_KEEP',
    '7',
    'How many daily backups are kept.',
    integer(1, 10_000),
  ),
  siteName: defineSetting(
    'SCRAPBOARD_SITE_NAME',
    'Scrapboard',
    'The name shown on every page.',
    text,
  ),
  title: defineSetting(
    'SCRAPBOARD_TITLE',
    '',
    'The title of pages without their own; by default, the site name and a short description.',
    optional(text),
  ),
  aboutUrl: defineSetting(
    'SCRAPBOARD_ABOUT_URL',
    '',
    'The target of “About” in the sidebar: a URL or a path on this site; by default, the help page.',
    optional(linkTarget),
  ),
  githubUrl: defineSetting(
    'SCRAPBOARD_GITHUB_URL',
    '',
    'The target of “GitHub” in the sidebar; by default, the help page.',
    optional(linkTarget),
  ),
  communityUrl: defineSetting(
    'SCRAPBOARD_COMMUNITY_URL',
    '',
    'The target of “Community Links” in the sidebar; by default, the help page.',
    optional(linkTarget),
  ),
  googleMapsKey: defineSetting(
    'SCRAPBOARD_GOOGLE_MAPS_KEY',
    '',
    'A Google Maps key, used only by the map demo and visible to browsers. Without it, nothing is requested from Google.',
    optional(mapsKey),
  ),
  pagesFolder: defineSetting(
    'SCRAPBOARD_PAGES',
    '',
    'A folder of Markdown files that replace the footer pages; by default, `pages` in the data folder.',
    optional(folder),
  ),
  player: defineSetting(
    'SCRAPBOARD_PLAYER',
    '',
    'The game ID of the player shown at `/`; by default, the most active uploader.',
    optional(text),
  ),
  ...uploadSettings,
  catalogueFolder: defineSetting(
    'SCRAPBOARD_CATALOGUE',
    '',
    'A folder of JSON files that replace or extend the built-in game data.',
    optional(folder),
  ),
  prices: defineSetting(
    'SCRAPBOARD_PRICES',
    '',
    'Market prices that replace those of the game data: a JSON file, or a URL that it is fetched from.',
    optional(fileOrUrl),
    'secret',
  ),
  pricesIntervalHours: defineSetting(
    'SCRAPBOARD_PRICES_HOURS',
    '6',
    'How often those prices are read again, in hours.',
    integer(1, 720),
  ),
  publicUrl: defineSetting(
    'SCRAPBOARD_URL',
    '',
    'The public URL of this server, such as `https://stats.example.org`; used for links in emails.',
    optional(webUrl),
  ),
  secret: defineSetting(
    'SCRAPBOARD_SECRET',
    '',
    'The key that signs access tokens, at least 32 characters; by default, one is generated at the first start and stored in the data folder.',
    optional(secretText),
    'secret',
  ),
  uploadsFrom: defineSetting(
    'SCRAPBOARD_UPLOADS_FROM',
    'anyone',
    'Who may upload: `anyone`, or `accounts` only.',
    oneOf('anyone', 'accounts'),
  ),
  factsMemoryBytes: defineSetting(
    'SCRAPBOARD_FACTS_MEMORY',
    '512 MB',
    'How much memory answering questions about all matches may take, in a process of its own that ends when idle; at least 64 MB.',
    sizeOfAtLeast(64 * 1024 ** 2, '64 MB'),
  ),
  ranked: defineSetting(
    'SCRAPBOARD_RANKED',
    'plausible',
    'Which matches count for leaderboards, records, speed runs, comparisons, builds and the explorer: all `plausible` ones, or only those `confirmed` by two independent logs.',
    oneOf('plausible', 'confirmed'),
  ),
  smtpUrl: defineSetting(
    'SCRAPBOARD_SMTP_URL',
    '',
    'The mail server for password reset links, `smtps://user:password@host`; without it, links are written to the log.',
    optional(smtpUrl),
    'secret',
  ),
  mailFrom: defineSetting(
    'SCRAPBOARD_MAIL_FROM',
    '',
    'The sender of those emails; by default, `scrapboard@` and the host of `SCRAPBOARD_URL`.',
    optional(mailAddress),
  ),
  corsOrigins: defineSetting(
    'SCRAPBOARD_CORS',
    '',
    'Origins of other sites allowed to call this API, such as `https://example.org`, separated by commas; by default, none.',
    origins,
  ),
  hasRateLimits: defineSetting(
    'SCRAPBOARD_RATE_LIMITS',
    'on',
    'Limit the requests per address; turn `off` only for benchmarks.',
    onOff,
  ),
  logLevel: defineSetting(
    'SCRAPBOARD_LOG_LEVEL',
    'info',
    'How much is logged: `silent`, `error`, `warn`, `info` or `debug`.',
    oneOf('silent', 'error', 'warn', 'info', 'debug'),
  ),
  logFormat: defineSetting(
    'SCRAPBOARD_LOG_FORMAT',
    'text',
    'The format of the log: `text` for people, or `json` for programs, one object per line.',
    oneOf('text', 'json'),
  ),
  trustProxy: defineSetting(
    'SCRAPBOARD_TRUST_PROXY',
    'off',
    'How many reverse proxies in front are trusted for their `X-Forwarded-*` headers; `on` means one.',
    proxies,
  ),
} as const;

type Settings = typeof SETTINGS;
export type Config = {
  readonly [Key in keyof Settings]: Settings[Key] extends Setting<infer T> ? T : never;
};

/**
 * Reads and validates the configuration. The first invalid value throws a StartError such as `PORT
 * must be a whole number from 0 to 65535, not "x"`.
 */
export function readConfig(environment: Environment = process.env): Config {
  const entries = Object.entries(SETTINGS).map(([key, { name, fallback, schema, isSecret }]) => {
    const value = environment[name]?.trim() || fallback;
    const result = schema.safeParse(value);
    if (result.success) return [key, result.data] as const;
    const valueText = isSecret ? '' : `, not ${JSON.stringify(value)}`;
    throw new StartError(`${name} must be ${result.error.issues[0]?.message}${valueText}`);
  });
  return Object.freeze(Object.fromEntries(entries) as Config);
}

/**
 * Returns the values of the variables that are set, as they were written; null in place of secrets.
 */
export function listExplicitSettings(
  environment: Environment = process.env,
): Record<string, string | null> {
  const explicitSettings = Object.values(SETTINGS).filter(({ name }) => environment[name]?.trim());
  return Object.fromEntries(
    explicitSettings.map(({ name, isSecret }) => [
      name,
      isSecret ? null : (environment[name]?.trim() ?? ''),
    ]),
  );
}

/** Returns the PostgreSQL that tests use instead of the built-in one, or undefined. */
export function readTestDatabaseUrl(environment: Environment = process.env): string | undefined {
  const { TEST_DATABASE_URL, DATABASE_URL } = environment as Record<string, string>;
  return optional(postgresUrl).parse(TEST_DATABASE_URL || DATABASE_URL || '');
}

/**
 * Returns the seed of the randomised tests and how many rounds they run: one is enough for everyday
 * runs; more find rarer problems.
 */
export function readTestSeed(environment: Environment = process.env) {
  const { SCRAPBOARD_SEED, SCRAPBOARD_ROUNDS } = environment as Record<string, string>;
  return { seed: Number(SCRAPBOARD_SEED || 1), rounds: Number(SCRAPBOARD_ROUNDS || 1) };
}

/**
 * Returns only the variables that our own programs need to find other programs, temporary folders,
 * and their compiled code, with which they start in half the time.
 */
export function pickMinimalEnvironment(
  environment: Environment = process.env,
): Record<string, string> {
  const names = ['PATH', 'Path', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
