import { UsageError } from '../usage-error.ts';

export const DEFAULT_SERVER = 'http://localhost:5000';

/** Options of every command that talks to a server, for node:util's parseArgs. */
export const serverOptions = {
  server: { type: 'string' },
  'time-zone': { type: 'string' },
} as const;

export const SERVER_HELP = `  --server URL      The Scrapboard server to send to. Default: SCRAPBOARD_SERVER or
                    ${DEFAULT_SERVER}
  --time-zone ZONE  The time zone of the logs, such as Europe/Berlin.
                    Default: this machine's
  -h, --help        Show this text`;

export const TOKEN_HELP = `Set SCRAPBOARD_TOKEN to an API token from your account settings to send uploads
as your account.`;

/** Returns the server's URL; a bare host name gets http://. Throws UsageError. */
export function readServerUrl(
  option: string | undefined,
  environment: Record<string, string | undefined>,
): URL {
  const text = option ?? (environment.SCRAPBOARD_SERVER || DEFAULT_SERVER);
  const absoluteUrl = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.canParse(absoluteUrl) ? new URL(absoluteUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`--server must be a URL such as ${DEFAULT_SERVER}, not "${text}".`);
  }
  url.search = '';
  url.hash = '';
  return url;
}

/**
 * Returns the API token from the environment; as an option, every user of the machine could see it
 * in the process list. Throws UsageError.
 */
export function readToken(environment: Record<string, string | undefined>): string | undefined {
  const token = environment.SCRAPBOARD_TOKEN?.trim() || undefined;
  if (token === undefined || /^[\w.-]+$/.test(token)) return token;
  throw new UsageError('SCRAPBOARD_TOKEN is not an API token. Copy it again.');
}

/** Returns the IANA time zone, by default the machine's. Throws UsageError. */
export function readTimeZone(option: string | undefined): string {
  try {
    return new Intl.DateTimeFormat(
      'en',
      option === undefined ? {} : { timeZone: option },
    ).resolvedOptions().timeZone;
  } catch {
    throw new UsageError(`--time-zone must be a name like Europe/Berlin, not "${option}".`);
  }
}
